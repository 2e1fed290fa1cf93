import { useLocation, useNavigationType } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { HydrationBoundary } from "#app/hydration/hydration-boundary.tsx";
import { T } from "#app/i18n/t.tsx";

interface Props {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

export function PageShell({ header, footer, children }: Props) {
  usePageFocus();
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink />
      <HydrationBoundary>{header}</HydrationBoundary>
      {children}
      <HydrationBoundary>{footer}</HydrationBoundary>
    </div>
  );
}

function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      <T k="common:skip" />
    </a>
  );
}

/** Moves the focus to the heading of a new page, so that screen readers announce it. See docs/rules.md#page-focus. */
function usePageFocus(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation === "POP") return;
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, navigation]);
}
