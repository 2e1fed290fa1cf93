import { createDataAttribute } from "@sanity/visual-editing/create-data-attribute";
import { vercelStegaDecode } from "@vercel/stega";

/** Types of documents with a price, and the field that it is in. */
const PRICE_FIELDS: Record<string, string> = { kit: "price", extra: "price", promo: "priceLines" };

/** The attribute by which Sanity's visual editing knows which field an element shows. */
const ATTRIBUTE = "data-sanity";

/**
 * Opens the field of a price when it is clicked in the preview. A price is a number and carries no stega marks as texts do, so it is
 * assigned to the document of the nearest text. Watches the page, because React replaces a price when it changes.
 *
 * @returns a function that stops watching.
 */
export function watchEditablePrices(): () => void {
  let waiting: number | undefined;
  const mark = () => {
    waiting = undefined;
    for (const price of document.querySelectorAll<HTMLElement>(`.price:not([${ATTRIBUTE}])`)) markPrice(price);
  };
  const observer = new MutationObserver(() => {
    waiting ??= requestAnimationFrame(mark);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    if (waiting !== undefined) cancelAnimationFrame(waiting);
  };
}

function markPrice(price: HTMLElement): void {
  for (let around = price.parentElement; around; around = around.parentElement) {
    const found = documentIn(around);
    if (!found) continue;
    const path = PRICE_FIELDS[found.type] ?? "";
    price.setAttribute(ATTRIBUTE, createDataAttribute({ ...found, path }).toString());
    return;
  }
}

interface PricedDocument {
  id: string;
  type: string;
  baseUrl: string;
}

/** The first document with a price among those whose texts an element shows. */
function documentIn(element: HTMLElement): PricedDocument | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const found = documentOf(texts.currentNode.nodeValue ?? "");
    if (found && found.type in PRICE_FIELDS) return found;
  }
  return undefined;
}

/** The document in the mark of a text: 'http://…/studio/intent/edit/mode=presentation;id=kit-piso;type=kit;path=name.es?…'. */
function documentOf(text: string): PricedDocument | undefined {
  const { href = "" } = vercelStegaDecode<{ href?: string }>(text) ?? {};
  const [baseUrl = "", fields = ""] = href.split("/intent/edit/");
  const field = (name: string) => decodeURIComponent(fields.match(`(?:^|;)${name}=([^;?]+)`)?.[1] ?? "");
  const [id, type] = [field("id"), field("type")];
  return id && type ? { id, type, baseUrl } : undefined;
}
