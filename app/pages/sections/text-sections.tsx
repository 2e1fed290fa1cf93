import { ContentText } from "#app/i18n/t.tsx";
import { SellerDetails } from "#app/site/seller-details.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionFrame, SectionLink, type SectionOf, sectionAnchor } from "./section-frame.tsx";

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

/** A text with a picture beside it, or above it on a phone. */
export function PictureTextSection({ section }: { section: SectionOf<"pictureTextSection"> }) {
  const { title, body, image, imageSide, link } = section;
  return (
    <SectionFrame>
      <div className={image ? "media grid items-center gap-x-14 gap-y-6 md:grid-cols-2" : undefined}>
        {image ? (
          <Picture
            image={image}
            slot="card"
            sizes="(min-width: 64.5rem) 560px, 90vw"
            className={`aspect-[3/2] w-full rounded-lg bg-tint p-6 md:max-lg:aspect-[4/3] md:max-lg:self-start ${imageSide === "left" ? "" : "lg:order-last"}`}
          />
        ) : null}
        <div>
          <h2 className="text-heading">
            <ContentText of={title} />
          </h2>
          <RichText body={body} level={3} className="mt-4 max-w-prose text-lg" />
          <SectionLink link={link} className="mt-6" />
        </div>
      </div>
    </SectionFrame>
  );
}
