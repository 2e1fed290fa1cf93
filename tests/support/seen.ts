/** What a visitor sees of a page: its scripts hold every text of it, shown or not. */
export const seenOf = (html: string): string => html.replace(/<script\b.*?<\/script>/gs, "").replaceAll("\u00a0", " ");

/** The text of the first element that matches, with the markup within it taken out; undefined when there is none. */
function textIn(html: string, element: RegExp): string | undefined {
  return element
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, "")
    .trim();
}

/** What a page of the quiz or a questionnaire asks: its heading that takes focus. */
export const askedOf = (html: string) => textIn(seenOf(html), /<h[12][^>]*\bid="pregunta"[^>]*>(.*?)<\/h[12]>/s);

/** The question of the first fieldset in the page's main part. */
export const legendOf = (html: string) => textIn(seenOf(html), /<main\b.*?<legend[^>]*>(.*?)<\/legend>/s);
