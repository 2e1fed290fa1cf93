import { useEffect, useState } from "react";

/** Whether the page's code has come: false on the server and in the first rendering, which must be the same. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
