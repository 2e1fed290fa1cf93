import { SellerDetails } from "#app/site/seller-details.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { type SectionOf, sectionAnchor } from "./section-frame.tsx";

/** Running text, in a box where it sums up the page, and who sells below it where the content asks for that. */
export function TextSection({ section }: { section: SectionOf<"textSection"> }) {
  const { body, isSummary, showsSeller } = section;
  return (
    <div className="contained pt-10">
      <RichText
        body={body}
        anchor={sectionAnchor(section)}
        className={`max-w-prose ${isSummary ? "summary rounded-lg bg-brand-900 text-white" : "text-lg"}`}
      />
      {showsSeller ? <SellerDetails /> : null}
    </div>
  );
}
