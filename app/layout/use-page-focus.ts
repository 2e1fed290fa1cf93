import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Moves focus to the heading of a page that the visitor went to, so that it is read out (decisions 25). */
export function usePageFocus(): void {
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
