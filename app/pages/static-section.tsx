import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useOpenTarget } from "#app/ui/accordion.tsx";
import { part } from "#app/ui/part.tsx";
import { takeOver } from "#app/ui/take-over.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useSentLinks } from "#app/ui/use-sent-links.ts";
import { isSent, type SectionOf, type SentSection, type StaticSectionType } from "./sections/section-frame.tsx";

const Content = part(() => import("./sections/static-sections.tsx"));

/**
 * A section of text, pictures and links. On the first page the server's HTML stays, without its code and without its content as data,
 * until another page or a publish brings new content (docs/decisions/0099).
 */
export function StaticSection({ section }: { section: SectionOf<StaticSectionType> | SentSection }) {
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const isHydrated = useHydrated();
  const [isUntouched, setUntouched] = useState(!isHydrated);
  const content = isSent(section) ? undefined : section;
  const isAsSent = isUntouched && (!content || key === firstKey);
  useOpenTarget();
  useSentLinks(box, isAsSent);
  useEffect(() => {
    const element = box.current;
    if (!content || !isAsSent || !element) return;
    let isCurrent = true;
    Content.load().then(
      () => isCurrent && takeOver(element, [], () => flushSync(() => setUntouched(false))),
      () => {
        // Without its code the section stays as it is.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [content, isAsSent]);
  if (import.meta.env.SSR || !isAsSent) {
    return (
      <div ref={box} className="contents">
        {content ? <Content section={content} /> : null}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the server's HTML as it is.
  return <div ref={box} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
