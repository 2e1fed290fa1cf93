import { ContentText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

type Step = SectionOf<"stepsSection">["steps"][number];

/** Numbered steps. Where each has a picture, they are a chain. */
export function StepsSection({ section: { title, steps } }: { section: SectionOf<"stepsSection"> }) {
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      {steps.every(({ image }) => image) ? (
        <Chain steps={steps} />
      ) : (
        <ol className="features steps mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
          {steps.map((step, position) => (
            <li key={step._key} className="md:flex-col">
              <span aria-hidden="true" className="round-icon text-lg font-extrabold">
                {position + 1}
              </span>
              <Words step={step} />
            </li>
          ))}
        </ol>
      )}
    </SectionFrame>
  );
}

/** Pictures with an arrow from each to the next: beside each other, or on a phone below each other. */
function Chain({ steps }: { steps: Step[] }) {
  return (
    <ol className="chain mt-8 grid gap-x-8 gap-y-6">
      {steps.map((step, position) => (
        <li key={step._key} className="relative">
          {step.image ? (
            <Picture
              image={step.image}
              decorative
              slot="small"
              sizes="(min-width: 64.5rem) 280px, 112px"
              className="aspect-[4/3] w-full rounded-lg bg-tint"
            />
          ) : null}
          {position < steps.length - 1 ? <Icon name="chevron" size={32} /> : null}
          <Words step={step} />
        </li>
      ))}
    </ol>
  );
}

function Words({ step: { title, text } }: { step: Step }) {
  return (
    <div>
      <ContentText as="h3" className="text-lg" of={title} />
      {text ? <ContentText as="p" className="mt-1 text-muted" of={text} /> : null}
    </div>
  );
}
