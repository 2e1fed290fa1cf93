import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** An element as bench/peers/app/page.js makes one: name, React props, children. */
export type Markup = string | [name: string, props: Record<string, unknown>, children: Markup[]];

/** React ignores an empty string in these. */
const BOOLEANS = [
  "async",
  "checked",
  "defer",
  "disabled",
  "hidden",
  "inert",
  "loop",
  "multiple",
  "muted",
  "novalidate",
];
const MORE_BOOLEANS = ["open", "playsinline", "readonly", "required", "reversed", "selected"];
const FLAGS = new Set([...BOOLEANS, ...MORE_BOOLEANS]);

/** What React takes by another name only. */
const NAMES: Record<string, string> = { class: "className", for: "htmlFor", checked: "defaultChecked" };

/** The body of a page without its scripts: those belong to Remix, and Next.js adds its own. */
export function readMarkup(html: string): Markup[] {
  const body = parse(html, { comment: false, blockTextElements: { script: true, style: true } }).querySelector("body");
  if (!body) throw new Error("The page has no body");
  return childrenOf(body);
}

function childrenOf(parent: HTMLElement): Markup[] {
  return parent.childNodes.flatMap(toMarkup);
}

function toMarkup(node: Node): Markup[] {
  if (isElement(node)) {
    const name = node.rawTagName;
    if (name.toLowerCase() === "script") return [];
    return [[name, Object.fromEntries(Object.entries(node.attributes).map(toProp)), childrenOf(node)]];
  }
  return node.nodeType === NodeType.TEXT_NODE && node.text !== "" ? [node.text] : [];
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

function toProp([name, value]: [string, string]): [string, unknown] {
  if (name === "style") return [name, readStyle(value)];
  if (FLAGS.has(name.toLowerCase())) return [NAMES[name] ?? name, true];
  return [NAMES[name] ?? name, value];
}

/** `--gap:4px;margin-top:0` as React's object. */
function readStyle(text: string): Record<string, string> {
  const declarations = text.split(/;(?![^(]*\))/).filter((declaration) => declaration.includes(":"));
  return Object.fromEntries(
    declarations.map((declaration) => {
      const [property = "", ...value] = declaration.split(":");
      const name = property.trim();
      const key = name.startsWith("--") ? name : name.replaceAll(/-([a-z])/g, (_match, letter) => letter.toUpperCase());
      return [key, value.join(":").trim()];
    }),
  );
}
