import { Outlet } from "@remix-run/react";
import { Footer } from "#app/layout/footer.tsx";
import { PageShell } from "#app/layout/page-shell.tsx";
import { CheckoutHeader } from "#app/layout/special-header.tsx";

export default function CheckoutLayout() {
  return (
    <PageShell header={<CheckoutHeader />} footer={<Footer isReduced />}>
      <Outlet />
    </PageShell>
  );
}
