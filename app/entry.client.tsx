import { RemixBrowser } from "@remix-run/react";
import { StrictMode, Suspense, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { forgetAnswered, noteFilledFields } from "./hydration/early-input.ts";
import { keepTranslations } from "./hydration/keep-translations.ts";
import { leaveAddressToBrowser } from "./hydration/until-hydrated.ts";

keepTranslations();
leaveAddressToBrowser();
noteFilledFields();
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
  forgetAnswered(app);
});
