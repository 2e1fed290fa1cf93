import { ContentText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionFrame, SectionLink, type SectionOf } from "./section-frame.tsx";

/** The kinds of property that kits are for. */
const ICONS = ["flat", "detached-house", "shop"] as const;

/** 'No sé qué kit necesito': a link to the quiz. */
export function KitHelpSection({ section: { title, text, link } }: { section: SectionOf<"kitHelpSection"> }) {
  return (
    <SectionFrame>
      <div className="flex flex-col gap-x-10 gap-y-6 rounded-lg bg-accent-soft p-6 sm:p-8 lg:flex-row lg:items-center lg:p-10">
        <div aria-hidden="true" className="flex shrink-0 -space-x-3 text-accent-ink">
          {ICONS.map((name) => (
            <span
              key={name}
              className="flex size-16 items-center justify-center rounded-full border-4 border-accent-soft bg-white"
            >
              <Icon name={name} size={28} />
            </span>
          ))}
        </div>
        <div className="grow">
          <h2 className="text-heading">
            <ContentText of={title} />
          </h2>
          {text ? (
            <p className="mt-2 max-w-prose text-lg">
              <ContentText of={text} />
            </p>
          ) : null}
        </div>
        <SectionLink link={link} variant="strong" className="shrink-0 text-lg sm:self-start lg:self-center" />
      </div>
    </SectionFrame>
  );
}
