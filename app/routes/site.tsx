import { Outlet } from "@remix-run/react";
import { PageFooter } from "#app/layout/page-footer.tsx";
import { PageHeader } from "#app/layout/page-header.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { usePageFocus } from "#app/layout/use-page-focus.ts";

/** The layout of all pages but the order's: the header and footer that the page asks for. */
export default function Site() {
  usePageFocus();
  return (
    <div className="flex min-h-screen flex-col has-data-action-bar:pb-20 lg:has-data-action-bar:pb-0">
      <SkipLink />
      <PageHeader />
      <Outlet />
      <PageFooter />
    </div>
  );
}
