import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { repeatEarlyInput, waitFor } from "./early-input.ts";

/** A layout effect, in the browser alone: React warns of it on the server. */
export const useEffectBefore = import.meta.env.SSR ? useEffect : useLayoutEffect;

interface Props {
  children: ReactNode;
  onHydrated?: () => void;
}

/**
 * A part of the page that React hydrates by itself: a tap in it waits for no other part. The fallback needs the code of what is within too,
 * so that a navigation waits for that code while the old page is shown.
 */
export function HydrationBoundary({ children, onHydrated }: Props) {
  const part = useRef({}).current;
  useEffectBefore(() => waitFor(part), [part]);
  const endHydration = () => {
    onHydrated?.();
    repeatEarlyInput(part);
  };
  return (
    <Suspense fallback={children}>
      {children}
      <Hydrated onHydrated={endHydration} />
    </Suspense>
  );
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onHydrated, []);
  return null;
}
