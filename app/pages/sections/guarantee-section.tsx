import { ContentText } from "#app/i18n/t.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionFrame, SectionLink, type SectionOf } from "./section-frame.tsx";

/** The security company that installs and monitors the alarm. */
export function GuaranteeSection({ section }: { section: SectionOf<"guaranteeSection"> }) {
  return (
    <SectionFrame>
      <div className="guarantee flex items-center gap-6 rounded-lg bg-brand-900 p-6 text-white">
        <div className="grow">
          <h2 className="text-heading">
            <ContentText of={section.title} />
          </h2>
          <p className="mt-3 max-w-prose text-lg text-brand-100">
            <ContentText of={section.text} />
          </p>
          <SectionLink link={section.link} variant="light" className="mt-6" />
        </div>
        {section.image ? (
          <Picture
            image={section.image}
            decorative
            slot="card"
            sizes="(min-width: 40.5rem) 33vw, 74vw"
            className="aspect-[3/2] -my-6 w-1/3 shrink-0 max-md:hidden"
          />
        ) : null}
      </div>
    </SectionFrame>
  );
}
