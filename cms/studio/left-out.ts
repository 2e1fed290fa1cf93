/** The colours of paper and ink. Word and browsers copy them with every text. */
const PLAIN = new Set([
  ...["", "black", "white", "windowtext", "inherit", "initial", "transparent"],
  ...["rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"],
]);

/** What a text cannot keep, by how it is written in HTML. */
const KINDS: [name: string, is: (element: Element) => boolean][] = [
  ["imágenes", (element) => element.matches("img, svg, video, iframe")],
  ["colores", isColoured],
  ["subrayados", (element) => element.matches("u")],
  ["celdas combinadas", (element) => element.matches('[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])')],
];

/** What a text does not keep of pasted HTML, in Spanish. */
export function leftOut(html: string): string[] {
  const elements = [...new DOMParser().parseFromString(html, "text/html").body.querySelectorAll("*")];
  return KINDS.filter(([, is]) => elements.some(is)).map(([name]) => name);
}

function isColoured(element: Element): boolean {
  if (element.matches("font[color], [bgcolor]")) return true;
  if (!(element instanceof HTMLElement)) return false;
  return [element.style.color, element.style.backgroundColor].some((colour) => !PLAIN.has(colour));
}
