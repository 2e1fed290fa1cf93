import { useEffect, useState } from "react";

const HALF_A_MINUTE_MS = 30_000;

/** The time now, followed every half a minute. Undefined until the page has loaded: its HTML is the same at all times. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), HALF_A_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
