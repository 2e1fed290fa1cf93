import { ContentText } from "#app/i18n/t.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Benefits in one row, for example free installation. Without a title they are a strip, which belongs to the section above. */
export function BenefitsSection({ section: { title, benefits } }: { section: SectionOf<"benefitsSection"> }) {
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

function Benefits({ benefits, className }: { benefits: SectionOf<"benefitsSection">["benefits"]; className: string }) {
  return (
    <ul className={`grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4 ${className}`}>
      {benefits.map(({ _key, icon, title, text }) => (
        <li key={_key} className="flex gap-x-3 gap-y-1 leading-snug max-sm:flex-col">
          <Icon name={icon} size={30} className="shrink-0 text-brand-700" />
          <div>
            <ContentText as="p" className="font-bold" of={title} />
            {text ? <ContentText as="p" className="text-sm text-muted" of={text} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function FeaturesSection({ section }: { section: SectionOf<"featuresSection"> }) {
  const { title, text, image, features } = section;
  return (
    <SectionFrame>
      <div className={image ? "beside-picture grid items-center gap-x-14 gap-y-8 lg:grid-cols-2" : ""}>
        <div>
          <SectionHeading title={title} text={text} />
          <FeatureList
            features={features}
            className={`mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 ${image ? "" : "lg:grid-cols-3"}`}
          />
        </div>
        {image ? (
          <Picture
            image={image}
            slot="card"
            sizes="(min-width: 64.5rem) 470px, 82vw"
            className="aspect-[4/3] w-full rounded-lg bg-tint p-6"
          />
        ) : null}
      </div>
    </SectionFrame>
  );
}

export function ReasonsSection({ section: { title, reasons } }: { section: SectionOf<"reasonsSection"> }) {
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <FeatureList
        features={reasons}
        className={`mt-6 grid gap-8 sm:grid-cols-2 ${reasons.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      />
    </SectionFrame>
  );
}

/** Marks of points: what costs extra has another colour than what is included. */
const MARKS = { check: "", plus: "bg-accent-soft text-accent-ink", percent: "bg-accent-soft text-accent-ink" };

/** A guide in points: numbered where the order matters, else with ticks, or with other marks for what is not included. */
export function GuideSection({ section }: { section: SectionOf<"guideSection"> }) {
  const { title, text, items, numbered } = section;
  const List = numbered ? "ol" : "ul";
  return (
    <SectionFrame>
      <div className="split grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-6 lg:self-start">
          <SectionHeading title={title} text={text} />
        </div>
        <List className="features guide card divide-y divide-line px-5 sm:px-8">
          {items.map(({ _key, title, body, mark = "check" }, position) => (
            <li key={_key} className="py-5">
              <span aria-hidden="true" className={`round-icon text-lg font-extrabold ${numbered ? "" : MARKS[mark]}`}>
                {numbered ? position + 1 : <Icon name={mark} />}
              </span>
              <div>
                <ContentText as="h3" of={title} />
                <ContentText as="p" className="whitespace-pre-line" of={body} />
              </div>
            </li>
          ))}
        </List>
      </div>
    </SectionFrame>
  );
}
