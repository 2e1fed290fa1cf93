import { RemixBrowser } from "@remix-run/react";
import { StrictMode, Suspense, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { noteFilledFields } from "./hydration/early-input.ts";
import { leaveAddressToBrowser } from "./hydration/until-hydrated.ts";

keepTranslations();
leaveAddressToBrowser();
noteFilledFields();
document.querySelector('script[type="speculationrules"]')?.remove();
const app = document.getElementById("react-root");
if (!app) throw new Error("The page has no element for React");
startTransition(() => {
  hydrateRoot(
    app,
    <StrictMode>
      {/* The boundary of `Layout` (root.tsx). Without it, a key or a click while React waits for the data would end hydration. */}
      <Suspense fallback={null}>
        <RemixBrowser />
      </Suspense>
    </StrictMode>,
    {
      // Such as an extension that adds an element. React renders that part of the page anew.
      onRecoverableError: (error) => console.warn("Something changed the page before it was hydrated.", error),
    },
  );
});

/**
 * Lets React work on a page whose texts a translator has replaced: each by a `font` element with the translation. React keeps the
 * replaced text, and later changes or removes it. Then the text takes its place again, and the translator translates it anew. Without this
 * React fails to remove such a text, and a changed price would not be shown.
 */
function keepTranslations(): void {
  const translations = new WeakMap<Node, Node>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const translation = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
      const [text] = removedNodes;
      if (translation && text?.nodeType === Node.TEXT_NODE) translations.set(text, translation);
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  const restore = (text: Node | null) => {
    const translation = text && !text.parentNode && translations.get(text);
    if (translation) translation.parentNode?.replaceChild(text, translation);
  };
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      restore(child);
      return child.parentNode === this ? removeChild.call(this, child) : child;
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      restore(next);
      return insertBefore.call(this, node, next?.parentNode === this ? next : null);
    },
  });
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, text: string) {
      restore(this);
      nodeValue?.set?.call(this, text);
    },
  });
}
