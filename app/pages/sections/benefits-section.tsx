import { ContentText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Benefits in one row, for example free installation. */
export function BenefitsSection({ section: { title, benefits } }: { section: SectionOf<"benefitsSection"> }) {
  return (
    <SectionFrame as={title ? "section" : "div"}>
      {title ? <SectionHeading title={title} /> : null}
      <ul
        className={`grid grid-cols-2 gap-x-6 gap-y-5 rounded-lg bg-tint p-5 sm:p-6 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] lg:p-8 ${title ? "mt-8" : ""}`}
      >
        {benefits.map(({ _key, icon, title, text }) => (
          <li key={_key} className="flex gap-x-3 gap-y-1 max-sm:flex-col sm:items-center">
            <Icon name={icon} size={30} className="shrink-0 text-brand-700" />
            <div className="leading-snug">
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
    </SectionFrame>
  );
}
