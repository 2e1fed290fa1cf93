import { ContentText } from "#app/i18n/t.tsx";
import { FromPrice } from "#app/kits/price-display/from-price.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionLink, type SectionOf } from "./section-frame.tsx";

interface Props {
  section: SectionOf<"heroSection">;
  /** Whether its title is the page's `h1`. */
  isHeading: boolean;
}

/** Title, introduction, picture and button at the top of a page. */
export function HeroSection({ section, isHeading }: Props) {
  const Heading = isHeading ? "h1" : "h2";
  const { title, text, image, link, kits } = section;
  return (
    <section className={image ? "bg-tint" : ""}>
      <div
        className={`contained grid items-center gap-x-10 gap-y-6 ${image ? "py-10 lg:grid-cols-2 lg:py-14" : "pt-12"}`}
      >
        <div className="space-y-5">
          <Heading className="text-display">
            <ContentText of={title} />
          </Heading>
          {text ? (
            <p className="max-w-prose text-lead text-muted">
              <ContentText of={text} />
            </p>
          ) : null}
          {kits?.length ? <FromPrice kits={kits} /> : null}
          <SectionLink link={link} variant="accent" className="text-lg" />
        </div>
        {image ? (
          <Picture
            image={image}
            slot="wide"
            sizes="(min-width: 1320px) 630px, (min-width: 1032px) 48vw, 92vw"
            priority
            className="aspect-[3/2] w-full"
          />
        ) : null}
      </div>
    </section>
  );
}
