import { FaqList } from "#app/help/faq-list.tsx";
import { SectionFrame, SectionHeading, SectionLink, type SectionOf } from "./section-frame.tsx";

/** Questions of the help area. */
export function FaqSection({ section: { title, questions, link } }: { section: SectionOf<"faqSection"> }) {
  if (!questions?.length) return null;
  return (
    <SectionFrame>
      <div className="split questions grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <SectionHeading title={title} />
        <div>
          <FaqList questions={questions} startsClosed />
          <SectionLink link={link} className="mt-6" />
        </div>
      </div>
    </SectionFrame>
  );
}
