import { RemixBrowser } from "@remix-run/react";
import { StrictMode, Suspense, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { noteFilledFields } from "./hydration/early-input.ts";
import { keepTranslations } from "./hydration/keep-translations.ts";

keepTranslations();
noteFilledFields();
document.querySelector('script[type="speculationrules"]')?.remove();
const app = document.getElementById("app");
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
      onRecoverableError: (error) => {
        // Something changed the page before React had it, such as an extension. React has rendered that part anew.
        if (import.meta.env.DEV) console.error(error);
      },
    },
  );
});
