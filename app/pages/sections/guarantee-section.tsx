import { ContentText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionFrame, SectionLink, type SectionOf } from "./section-frame.tsx";

/** The security company that installs and monitors the alarm. */
export function GuaranteeSection({ section }: { section: SectionOf<"guaranteeSection"> }) {
  return (
    <SectionFrame>
      <div className="flex flex-col gap-6 rounded-lg bg-brand-900 p-8 text-white sm:flex-row sm:items-center sm:gap-8 lg:p-12">
        <span className="flex size-18 shrink-0 items-center justify-center rounded-full bg-accent text-ink">
          <Icon name="shield" size={36} />
        </span>
        <div className="grow">
          <h2 className="text-heading">
            <ContentText of={section.title} />
          </h2>
          <p className="mt-3 max-w-prose text-lg text-brand-100">
            <ContentText of={section.text} />
          </p>
          <SectionLink link={section.link} variant="accent" className="mt-6" />
        </div>
        {section.image ? (
          <Picture
            image={section.image}
            slot="card"
            sizes="(min-width: 960px) 320px, 30vw"
            className="aspect-[4/3] w-full shrink-0 max-sm:hidden sm:w-1/3 lg:max-w-80"
          />
        ) : null}
      </div>
    </SectionFrame>
  );
}
