import type { ReactNode } from "react";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";

interface HeadingProps {
  title: LocalizedText;
  text?: LocalizedText | null;
  /** By which what stands below is named. */
  id?: string;
}

/** A section's heading, with a sentence below it where there is one. */
export function SectionHeading({ title, text, id }: HeadingProps) {
  return (
    <div>
      <h2 id={id} className="text-heading">
        <ContentText of={title} />
      </h2>
      {text ? (
        <p className="mt-3 max-w-prose text-lg text-muted">
          <ContentText of={text} />
        </p>
      ) : null}
    </div>
  );
}

interface FrameProps {
  /** What leads to it: '#id'. */
  id?: string;
  /** The ground it stands on, as wide as the page; none but the page's own where it is left out. */
  ground?: "white" | "tint" | undefined;
  children: ReactNode;
}

const GROUNDS = { white: "border-y border-line bg-white", tint: "bg-tint" };

/** The room of a section on the page. */
export function SectionFrame({ id, ground, children }: FrameProps) {
  if (!ground) {
    return (
      <section id={id} className="contained pt-section">
        {children}
      </section>
    );
  }
  return (
    <section id={id} className={`mt-section py-section ${GROUNDS[ground]}`}>
      <div className="contained">{children}</div>
    </section>
  );
}
