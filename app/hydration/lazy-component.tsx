import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { repeatEarlyInput, waitFor } from "./early-input.ts";
import { leavePageAsSent } from "./until-hydrated.ts";

/** Before the effects of what is within. React warns of it on the server. */
const useEffectBefore = import.meta.env.SSR ? useEffect : useLayoutEffect;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code is in a file of its own. On the first page the server's HTML stays until the code has arrived: its props are the
 * first ones until then, because React drops the HTML of a component that it has not hydrated when its props change. A navigation
 * waits for the code while the old page is shown: the fallback needs it too, so that the boundary around the page waits.
 */
export function lazyComponent<Props extends object>(load: Load<Props>) {
  const Loaded = lazy(async () => {
    const { default: Component } = await load().catch(keepPage);
    return { default: ({ of }: { of: Props }) => <Component {...of} /> };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a component, where a module begins.
  function LazyComponent(props: Props) {
    const [isHydrated, setHydrated] = useState(false);
    const first = useRef(props).current;
    const part = useRef({}).current;
    const shown = isHydrated ? props : first;
    useEffectBefore(() => waitFor(part), [part]);
    return useMemo(() => {
      const loaded = <Loaded of={shown} />;
      const onHydrated = () => {
        setHydrated(true);
        repeatEarlyInput(part);
      };
      return (
        <Suspense fallback={loaded}>
          {loaded}
          <Hydrated onHydrated={onHydrated} />
        </Suspense>
      );
    }, [shown, part]);
  }
  const preload = () => {
    load().catch(() => {
      // Ignored: the visitor may never need it. Showing it loads it again.
    });
  };
  return Object.assign(LazyComponent, { preload });
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onHydrated, []);
  return null;
}

/** A browser does not load a module again that failed once. Never settles. */
function keepPage(error: unknown): Promise<never> {
  if (import.meta.env.SSR) throw error;
  leavePageAsSent();
  return new Promise(() => {});
}
