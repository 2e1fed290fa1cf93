import { ContentText } from "#app/i18n/t.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Numbered steps. */
export function StepsSection({ section: { title, steps } }: { section: SectionOf<"stepsSection"> }) {
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <ol className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {steps.map(({ _key, title, text }, position) => (
          <li key={_key} className="flex gap-4 md:block">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-lg font-extrabold text-accent-ink"
            >
              {position + 1}
            </span>
            <div className="md:mt-4">
              <h3 className="text-xl">
                <ContentText of={title} />
              </h3>
              {text ? (
                <p className="mt-1 text-muted">
                  <ContentText of={text} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
