/** Anchor of the page that the Studio opens when it switches to another perspective. */
export const SWITCHED_ANCHOR = "otra-perspectiva";

/** The page that the Studio's frame shows, for the tab. */
const STORAGE_KEY = "previewPage";

export function rememberShownPage(address: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, address);
  } catch {
    // With blocked storage a switch of the perspective opens the first page.
  }
}

/** The page that was shown before the perspective was switched; undefined when this page is the one to show. */
export function pageBeforeSwitch(hash: string): string | undefined {
  if (hash !== `#${SWITCHED_ANCHOR}`) return undefined;
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
