import { type ComponentType, lazy, useMemo, useRef, useState } from "react";
import { HydrationBoundary } from "./hydration-boundary.tsx";
import { leavePageAsSent } from "./until-hydrated.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code is in a file of its own. On the first page the server's HTML stays until the code has arrived: its props are the
 * first ones until then, because React drops the HTML of a component that waits for its code when its props change.
 */
export function lazyComponent<Props extends object>(load: Load<Props>, { isStep = false } = {}) {
  const Loaded = lazy(async () => {
    const { default: Component } = await load().catch((error: unknown) => keepPage(error, isStep));
    return { default: ({ of }: { of: Props }) => <Component {...of} /> };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a component, where a module begins.
  function LazyComponent(props: Props) {
    const [isHydrated, setHydrated] = useState(false);
    const first = useRef(props).current;
    const shown = isHydrated ? props : first;
    return useMemo(
      () => (
        <HydrationBoundary onHydrated={() => setHydrated(true)}>
          <Loaded of={shown} />
        </HydrationBoundary>
      ),
      [shown],
    );
  }
  const preload = () => {
    load().catch(() => {
      // Ignored: the visitor may never need it. Showing it loads it again.
    });
  };
  return Object.assign(LazyComponent, { preload });
}

/** A browser does not load a module again that failed once. Never settles. */
function keepPage(error: unknown, isStep: boolean): Promise<never> {
  if (import.meta.env.SSR) throw error;
  leavePageAsSent(isStep);
  return new Promise(() => {});
}
