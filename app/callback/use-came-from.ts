import { useEffect, useState } from "react";

/**
 * The page from which a visitor came to this one: `within` the site as it was left, or by a link that loaded this page. Undefined
 * where it was none of ours, and until the page has loaded: its HTML is the same for all.
 */
export function useCameFrom(within: string | undefined): string | undefined {
  const [referrer, setReferrer] = useState<string>();
  useEffect(() => {
    const { origin } = window.location;
    if (document.referrer.startsWith(`${origin}/`)) setReferrer(new URL(document.referrer).pathname);
  }, []);
  return within ?? referrer;
}
