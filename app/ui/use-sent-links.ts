import { createPath, useNavigate } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { useKeptParams } from "./link.tsx";

/**
 * Lets the links of HTML that React did not make lead to other pages as `Link` does: with the parameters that the site keeps, and
 * without a page load.
 */
export function useSentLinks(box: RefObject<HTMLElement>, isSent: boolean): void {
  const navigate = useNavigate();
  const { addTo } = useKeptParams();
  useEffect(() => {
    const element = box.current;
    if (!element || !isSent) return;
    for (const link of element.querySelectorAll("a")) {
      const to = isOwn(link) && addTo(link.pathname + link.search + link.hash);
      if (typeof to === "object") link.setAttribute("href", createPath(to));
    }
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || !isOwn(link) || event.defaultPrevented || isForBrowser(event)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    element.addEventListener("click", follow);
    return () => element.removeEventListener("click", follow);
  }, [box, isSent, navigate, addTo]);
}

/** Whether a link leads to a page of this site. An anchor of the same page is the browser's. */
const isOwn = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.target === "" && !link.getAttribute("href")?.startsWith("#");

/** Whether the visitor asks for a new tab or window, or for a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
