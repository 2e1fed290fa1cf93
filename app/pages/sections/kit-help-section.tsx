import { ContentText } from "#app/i18n/t.tsx";
import { SectionFrame, SectionLink, type SectionOf } from "./section-frame.tsx";

/** 'No sé qué kit necesito': a link to the quiz. */
export function KitHelpSection({ section: { title, text, link } }: { section: SectionOf<"kitHelpSection"> }) {
  return (
    <SectionFrame>
      <div className="panel flex flex-col items-start gap-5 rounded-lg p-6 md:flex-row md:items-center md:justify-between lg:p-8 bg-accent-soft">
        <div>
          <h2 className="text-heading">
            <ContentText of={title} />
          </h2>
          {text ? (
            <p className="mt-2 max-w-prose">
              <ContentText of={text} />
            </p>
          ) : null}
        </div>
        <SectionLink link={link} variant="accent" className="shrink-0 text-lg" />
      </div>
    </SectionFrame>
  );
}
