import type { KitId } from "#app/kits/kit-id.ts";
import type { Branch } from "./rules.ts";

/** Without the language. */
export const QUIZ_PATH = "/calcula-tu-alarma";

/** Where the browser sends answers. */
export const ANSWERS_PATH = "/respuestas";

/** Where 'Prefiero ver ya el producto' leads: marketing's place for the way, with the kit that is known by then. */
export function skipPath(
  hrefs: { skipHref: string; skipBusinessHref: string },
  branch: Branch | undefined,
  product: KitId | undefined,
): string {
  const href = branch === "business" ? hrefs.skipBusinessHref : hrefs.skipHref;
  if (!product || !href.startsWith("/")) return href;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(#?.*)$/.exec(href) ?? [];
  const all = new URLSearchParams(query);
  all.set("kit", product);
  return `${path}?${all}${hash}`;
}
