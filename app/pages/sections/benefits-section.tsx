import { ContentText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Benefits in one row, for example free installation. */
export function BenefitsSection({ section: { title, benefits } }: { section: SectionOf<"benefitsSection"> }) {
  return (
    <SectionFrame as={title ? "section" : "div"}>
      {title ? <SectionHeading title={title} /> : null}
      <ul
        className={`grid gap-x-8 gap-y-6 rounded-lg bg-tint p-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:p-8 ${title ? "mt-8" : ""}`}
      >
        {benefits.map(({ _key, icon, title, text }) => (
          <li key={_key} className="flex items-center gap-3">
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
