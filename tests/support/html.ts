import { type HTMLElement, parse } from "node-html-parser";

/** Parses a page. Its scripts are removed, because they repeat the texts of the page, also hidden ones. */
export function readPage(html: string): HTMLElement {
  const page = parse(html);
  for (const script of page.querySelectorAll("script")) script.remove();
  return page;
}

/** The text of an element, with non-breaking spaces as plain spaces. */
export const textOf = (element: HTMLElement | null): string | undefined =>
  element?.text.replaceAll("\u00a0", " ").trim();

/** The heading that takes focus on a page of the quiz or a questionnaire. */
export const questionHeadingOf = (page: HTMLElement) => textOf(page.querySelector("h1#pregunta, h2#pregunta"));

export const legendOf = (page: HTMLElement) => textOf(page.querySelector("main legend"));

export const hrefsOf = (element: HTMLElement | null): string[] =>
  (element?.querySelectorAll("a") ?? []).map((link) => link.getAttribute("href") ?? "");

/** The fields that a form would submit, by name. */
export function fieldsOf(form: HTMLElement | null): Record<string, string> {
  const inputs = form?.querySelectorAll("input[name], button[name]") ?? [];
  const submitted = inputs.filter(
    (input) => input.getAttribute("type") !== "checkbox" || input.hasAttribute("checked"),
  );
  return Object.fromEntries(
    submitted.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  );
}
