import { ContentText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"benefitsSection">;

/** Benefits in one row, for example free installation. Without a title they are a strip, which belongs to the section above. */
export function BenefitsSection({ section: { title, benefits } }: { section: Section }) {
  if (!title) {
    return (
      <div className="strip mt-section border-y border-line bg-white py-5">
        <Benefits benefits={benefits} className="contained" />
      </div>
    );
  }
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <Benefits benefits={benefits} className="benefits mt-8 rounded-lg bg-tint p-5 sm:p-8" />
    </SectionFrame>
  );
}

function Benefits({ benefits, className }: { benefits: Section["benefits"]; className: string }) {
  return (
    <ul className={`grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4 ${className}`}>
      {benefits.map(({ _key, icon, title, text }) => (
        <li key={_key} className="flex gap-x-3 gap-y-1 leading-snug max-sm:flex-col">
          <Icon name={icon} size={30} className="shrink-0 text-brand-700" />
          <div>
            <p className="font-bold">
              <ContentText of={title} />
            </p>
            {text ? (
              <p className="text-sm text-muted">
                <ContentText of={text} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
