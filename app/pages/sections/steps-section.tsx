import { ContentText } from "#app/i18n/t.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Numbered steps. */
export function StepsSection({ section: { title, steps } }: { section: SectionOf<"stepsSection"> }) {
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <ol className="features steps mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {steps.map(({ _key, title, text }, position) => (
          <li key={_key} className="md:flex-col">
            <span aria-hidden="true" className="round-icon text-lg font-extrabold">
              {position + 1}
            </span>
            <div>
              <h3>
                <ContentText of={title} />
              </h3>
              {text ? (
                <p>
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
