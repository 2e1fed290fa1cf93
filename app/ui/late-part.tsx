import { useLocation } from "@remix-run/react";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Part, part } from "./part.tsx";
import { giveUp, takeOver, whenNeeded } from "./take-over.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useSentLinks } from "./use-sent-links.ts";

/**
 * A part that is rarely at the top of a page. On the first page the server's HTML stays, without its code, until the visitor scrolls
 * to it or uses it. Until then its links and forms work as they do without JavaScript, and what the visitor did is repeated. A static
 * part, which is text and links, stays so: only another page or other content loads its code.
 */
export function latePart<Props extends object>(
  importFile: () => Promise<{ default: ComponentType<Props> }>,
  isStatic = false,
) {
  const Loaded = part(importFile);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, where a module begins.
  return function LatePart(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const isAsSent = useAsSent(box, Loaded, isStatic ? JSON.stringify(props) : undefined);
    useSentLinks(box, isStatic && isAsSent);
    // An element without a box of its own, so that it changes no layout.
    if (import.meta.env.SSR || !isAsSent) {
      return (
        <div ref={box} className="contents">
          <Loaded {...props} />
        </div>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the server's HTML as it is.
    return <div ref={box} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  };
}

/** Whether the part still is the server's HTML. Another URL can change its content, apart from an anchor. `content`: of a static part. */
function useAsSent<Props>(box: RefObject<HTMLElement>, { load }: Part<Props>, content: string | undefined): boolean {
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const now = pathname + search + (content ?? "");
  const [sent] = useState(now);
  const [isUntouched, setUntouched] = useState(!isHydrated);
  const isAsSent = isUntouched && now === sent;
  // For good: the server's HTML is gone when the visitor comes back.
  if (isUntouched && !isAsSent) setUntouched(false);
  const isStatic = content !== undefined;
  useEffect(() => {
    const element = box.current;
    if (!element || !isAsSent || isStatic) return;
    const stop = whenNeeded(element, async (isReleased, clicked) => {
      try {
        await Promise.all([load(), isReleased]);
      } catch {
        // Without its code the part stays as it is.
        stop();
        giveUp(element, clicked);
        return;
      }
      if (element.isConnected) takeOver(element, clicked, () => flushSync(() => setUntouched(false)));
    });
    return stop;
  }, [box, isAsSent, isStatic, load]);
  return isAsSent;
}
