import { Outlet } from "@remix-run/react";
import { Footer } from "#app/layout/footer.tsx";
import { PlainHeader } from "#app/layout/plain-header.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { usePageFocus } from "#app/layout/use-page-focus.ts";

/** The simplified layout of the checkout. */
export default function Plain() {
  usePageFocus();
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink />
      <PlainHeader />
      <Outlet />
      <Footer isReduced />
    </div>
  );
}
