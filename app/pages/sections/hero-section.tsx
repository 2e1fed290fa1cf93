import { ContentText } from "#app/i18n/t.tsx";
import { FromPrice } from "#app/kits/price-display/kit-price.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type PageKind, SectionLink, type SectionOf } from "./section-frame.tsx";

interface Look {
  band: string;
  /** The grid of text and picture. */
  grid: string;
  heading: string;
  picture: string;
}

const LOOKS: Record<PageKind, Look> = {
  /** A band of colour, the picture large, and the price. */
  sell: {
    band: "bg-tint",
    grid: "hero items-center py-8 lg:grid-cols-[1fr_1.15fr] lg:py-12",
    heading: "text-display",
    picture: "w-full",
  },
  /** Low, so that what there is to decide is on the first screen. A phone has no picture. */
  decide: {
    band: "border-b border-line bg-tint",
    grid: "opening items-center py-6 md:grid-cols-2 lg:grid-cols-[1fr_1.15fr]",
    heading: "text-title",
    picture: "w-full max-md:hidden",
  },
  /** As a magazine: a tall band of colour, half of it the picture. */
  explain: {
    band: "bg-tint",
    grid: "opening items-center py-6 md:grid-cols-2 lg:grid-cols-[1fr_1.15fr]",
    heading: "text-display",
    picture: "w-full",
  },
  /** A low band, with the picture where there is room beside the title. */
  serve: {
    band: "bg-tint",
    grid: "opening items-center py-6",
    heading: "text-title",
    picture: "w-full max-md:hidden",
  },
};

interface Props {
  section: SectionOf<"heroSection">;
  isHeading: boolean;
  kind: PageKind | undefined;
}

/**
 * Title, introduction, picture and buttons at the top of a page: an orange one for what the page sells, a quiet one for who does not know yet
 * which kit. Further down it is a band with a smaller title and no orange button.
 */
export function HeroSection({ section, isHeading, kind = "sell" }: Props) {
  const Heading = isHeading ? "h1" : "h2";
  const { title, text, image, link, helpLink, kits } = section;
  // What it leads to follows it at once: with its price in each card, or in each row.
  const isLow = kind === "sell" && !link;
  const look = LOOKS[isLow ? "decide" : kind];
  // With nothing else below the introduction.
  const isBare = kind === "serve" && !image && !link && !helpLink && !kits?.length;
  return (
    <section className={isHeading ? look.band : `mt-section ${look.band}`}>
      <div className={`contained grid gap-x-10 gap-y-6 ${isBare ? "py-6" : look.grid}`}>
        <div className="space-y-5">
          <ContentText as={Heading} className={isHeading ? look.heading : "text-heading"} of={title} />
          {text ? <ContentText as="p" className="max-w-prose text-lead text-muted" of={text} /> : null}
          {isBare ? null : (
            <div className={isLow ? "flex flex-wrap items-end gap-x-8 gap-y-4" : "flex flex-col items-start gap-5"}>
              {kits?.length ? <FromPrice kits={kits} isShort={isLow} /> : null}
              <SectionLink
                link={link}
                variant={isHeading ? "accent" : "quiet"}
                className={isHeading ? "text-lg max-sm:w-full" : undefined}
              />
              <SectionLink link={helpLink} />
            </div>
          )}
        </div>
        {image ? (
          <Picture
            image={image}
            slot="wide"
            sizes={`(min-width: 82.5rem) 680px, (min-width: 40.5rem) 52vw, ${isLow ? 70 : 100}vw`}
            // One that a phone hides must not be fetched there, and a small one not before the texts.
            priority={isHeading && kind !== "serve" && (isLow ? "low" : true)}
            className={isLow ? "low-picture w-full" : look.picture}
          />
        ) : null}
      </div>
    </section>
  );
}
