import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { part } from "./part.tsx";
import { takeOver } from "./take-over.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useSentLinks } from "./use-sent-links.ts";

interface SentProps<Props> {
  /** Undefined on the first page, whose HTML is all that was sent of it. */
  content: Props | undefined;
  /** What the HTML belongs to. For another one, the content is shown at once. */
  of: string;
}

/**
 * A part of text, pictures and links. On the first page the server's HTML stays, without its code and without its content as data, until
 * another page or a publish brings its content (docs/decisions/0099).
 */
export function sentPart<Props extends object>(importFile: () => Promise<{ default: ComponentType<Props> }>) {
  const Loaded = part(importFile);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, where a module begins.
  return function SentPart({ content, of }: SentProps<Props>) {
    const box = useRef<HTMLDivElement>(null);
    const [firstOf] = useState(of);
    const isHydrated = useHydrated();
    const [isUntouched, setUntouched] = useState(!isHydrated);
    const hasContent = content !== undefined;
    const isAsSent = isUntouched && (!hasContent || of === firstOf);
    // For good: the server's HTML is gone when the visitor comes back.
    if (isUntouched && !isAsSent) setUntouched(false);
    useSentLinks(box, isAsSent);
    useEffect(() => {
      const element = box.current;
      if (!hasContent || !isAsSent || !element) return;
      let isCurrent = true;
      Loaded.load().then(
        () => isCurrent && takeOver(element, [], () => flushSync(() => setUntouched(false))),
        () => {
          // Without its code the part stays as it is.
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [hasContent, isAsSent]);
    // An element without a box of its own, so that it changes no layout.
    if (import.meta.env.SSR || !isAsSent) {
      return (
        <div ref={box} className="contents">
          {content ? <Loaded {...content} /> : null}
        </div>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the server's HTML as it is.
    return <div ref={box} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  };
}
