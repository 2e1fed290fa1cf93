import { sellerLine } from "#app/site/seller-line.ts";
import { useSite } from "#app/site/use-site.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { type SectionOf, sectionAnchor } from "./section-frame.tsx";

/** Running text, and who sells below it where the content asks for that. */
export function TextSection({ section }: { section: SectionOf<"textSection"> }) {
  const { settings } = useSite();
  return (
    <div className="contained pt-10">
      <RichText body={section.body} anchor={sectionAnchor(section)} className="max-w-prose text-lg" />
      {section.showsSeller ? (
        <p className="mt-4 text-lg">
          {sellerLine(settings)} {settings.seller?.email}
        </p>
      ) : null}
    </div>
  );
}
