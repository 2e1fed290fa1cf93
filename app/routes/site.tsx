import { Outlet } from "@remix-run/react";
import { Footer } from "#app/layout/footer.tsx";
import { Header } from "#app/layout/header.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { usePageFocus } from "#app/layout/use-page-focus.ts";

/** The default layout: whole header and footer. */
export default function Site() {
  usePageFocus();
  return (
    <div className="flex min-h-screen flex-col has-data-action-bar:pb-20 lg:has-data-action-bar:pb-0">
      <SkipLink />
      <Header />
      <Outlet />
      <Footer />
    </div>
  );
}
