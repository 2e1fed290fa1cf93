/** The prices on a page: the monthly ones in large figures, and every amount in euros. */
interface ShownPrices {
  monthly: string[];
  amounts: string[];
}

/** A change of prices, with the new price and the heading of its card where only one has changed. */
export interface PriceChange {
  newPrice?: string | undefined;
  cardTitle?: string | undefined;
}

/** Matches a price with a unit, '36,90 €/mes', but not the total of several months, '442,80 €'. */
const MONTHLY = /€\//;
const AMOUNT = /\d[\d.]*,\d\d\s€/g;

/** The prices that the visitor can see on the page, in the words that a screen reader reads. */
export function shownPrices(): ShownPrices {
  const prices = [...document.querySelectorAll<HTMLElement>(".price")].filter((price) => price.checkVisibility());
  return {
    monthly: prices.flatMap((price) => {
      const text = price.firstElementChild?.textContent ?? "";
      return MONTHLY.test(text) ? [`${headingOfCard(price)}\n${text}`] : [];
    }),
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown, and once a publish.
    amounts: document.body.innerText.match(AMOUNT) ?? [],
  };
}

/** The heading of the card in a list that an element is in. */
const headingOfCard = (element: Element): string =>
  element.closest("article")?.querySelector("h2, h3, h4")?.textContent?.trim() ?? "";

/**
 * The change of prices; undefined when no amount was replaced by another. An amount that was only added or only removed, with a new kit
 * or one that is off sale, is not a price change.
 */
export function changedPrices(before: ShownPrices, after: ShownPrices): PriceChange | undefined {
  if (without(before.amounts, after.amounts).length === 0) return undefined;
  if (without(after.amounts, before.amounts).length === 0) return undefined;
  const [changed, ...others] = new Set(without(after.monthly, before.monthly));
  if (changed === undefined || others.length > 0) return {};
  const [cardTitle, newPrice] = changed.split("\n");
  return { newPrice, cardTitle };
}

/** The difference of two lists: each item of `other` removes one equal item of `list`. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
