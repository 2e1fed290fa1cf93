import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { useHydrated } from "./use-hydrated.ts";

/** Told to the history when a link of ours opened what lies over the page. */
const OPENED = { overlay: true } as const;

interface Overlay {
  isOpen: boolean;
  /** For the link that opens it. */
  link: { to: string; preventScrollReset: true; state: typeof OPENED };
  close: () => void;
}

/**
 * Something that lies over the page while the address ends in its `#name`: so the browser's Back closes it, as people on phones
 * expect, and a page's HTML is the same for all.
 */
export function useOverlay(name: string): Overlay {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isNamed = hash === `#${name}`;
  const wasOpened: boolean = state?.overlay === true;
  // The server knows no hash: the first rendering in the browser must be the same.
  const isReady = useHydrated();
  // Going back takes a moment; asked twice meanwhile, it would leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    if (isNamed) isClosing.current = false;
  }, [isNamed]);
  const close = useCallback(() => {
    if (!isNamed || isClosing.current) return;
    isClosing.current = true;
    if (wasOpened) navigate(-1);
    else navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isNamed, wasOpened, navigate, pathname, search]);
  return {
    isOpen: isReady && isNamed,
    // The address as it stands, so that no data are asked for anew; in the HTML without its campaign.
    link: { to: `${isReady ? search : searchInHtml(search)}#${name}`, preventScrollReset: true, state: OPENED },
    close,
  };
}

function searchInHtml(search: string): string {
  const query = withoutCampaign(new URLSearchParams(search));
  return query.size > 0 ? `?${query}` : "";
}
