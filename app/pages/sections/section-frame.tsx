import type { ReactNode } from "react";
import type { Phrase } from "#app/content/localized.ts";
import { Words } from "#app/i18n/t.tsx";

interface HeadingProps {
  title: Phrase;
  text?: Phrase | null;
}

/** A section's heading, with a sentence below it where there is one. */
export function SectionHeading({ title, text }: HeadingProps) {
  return (
    <div>
      <h2 className="text-3xl sm:text-4xl">
        <Words of={title} />
      </h2>
      {text ? (
        <p className="mt-3 max-w-prose text-lg text-muted">
          <Words of={text} />
        </p>
      ) : null}
    </div>
  );
}

/** The room of a section on the page. */
export function SectionFrame({ children }: { children: ReactNode }) {
  return <section className="mx-auto max-w-7xl px-4 pt-16 lg:px-8">{children}</section>;
}
