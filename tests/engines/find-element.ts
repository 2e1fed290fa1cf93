import type * as TestingLibrary from "@testing-library/dom";

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

/** A text or an expression, as it travels to the page. */
export type Pattern = string | { source: string; flags: string };

/** One step from the page, or from the elements found so far, to the wanted element. */
export type Step =
  | { by: "role"; role: string; name?: Pattern; exact?: boolean; level?: number }
  | { by: "label" | "text"; text: Pattern; exact?: boolean }
  | { by: "selector"; selector: string }
  /** One of the elements, from the end if negative. */
  | { by: "position"; position: number };

/**
 * Finds an element as Playwright does: by role and accessible name, by label or by text, a part of which is enough unless `exact`. Runs in
 * the page, and so uses nothing from outside but Testing Library, which has to be there.
 *
 * @returns null if there is none.
 * @throws Error if there are several.
 */
export function findElement(steps: readonly Step[]): HTMLElement | null {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  const matches = (pattern: Pattern, exact: boolean | undefined) => {
    if (typeof pattern !== "string") return new RegExp(pattern.source, pattern.flags);
    return (content: string) => {
      const text = content.replace(/\s+/g, " ").trim();
      return exact ? text === pattern : text.toLowerCase().includes(pattern.toLowerCase());
    };
  };
  const inside = (element: HTMLElement, step: Step): HTMLElement[] => {
    switch (step.by) {
      case "selector":
        return [...element.querySelectorAll<HTMLElement>(step.selector)];
      case "label":
        return library.queryAllByLabelText(element, matches(step.text, step.exact));
      case "text":
        return library.queryAllByText(element, matches(step.text, step.exact));
      case "role": {
        const name = step.name === undefined ? undefined : matches(step.name, step.exact);
        return library.queryAllByRole(element, step.role, { name, level: step.level });
      }
      case "position":
        return [];
    }
  };
  let found: HTMLElement[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === "position") {
      const one = found.at(step.position);
      found = one ? [one] : [];
    } else found = [...new Set(found.flatMap((element) => inside(element, step)))];
  }
  if (found.length > 1) throw new Error(`${found.length} elements: ${JSON.stringify(steps)}`);
  return found[0] ?? null;
}
