import { useEffect, useState } from "react";

/** Whether the page is hydrated. False on the server and in the first render, which must match the server's HTML. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
