import { ContentText } from "#app/i18n/t.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionFrame, SectionLink, type SectionOf } from "./section-frame.tsx";

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
