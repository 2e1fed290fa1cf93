import { Outlet } from "@remix-run/react";
import { PageFooter } from "#app/layout/footer.tsx";
import { PageHeader } from "#app/layout/header.tsx";
import { PageShell } from "#app/layout/page-shell.tsx";
import { useCurrentContent } from "#app/site/use-current-content.ts";

/** The layout of all pages except the checkout's: header and footer depend on the page. */
export default function SiteLayout() {
  return (
    <>
      <PageShell header={<PageHeader />} footer={<PageFooter />}>
        <Outlet />
      </PageShell>
      <CurrentContent />
    </>
  );
}

/** A component of its own: its notice must not render the header again, parts of which may still wait for their code. */
function CurrentContent() {
  return useCurrentContent();
}
