import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { Badge } from "#app/ui/card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BannerPromo, Promo } from "./promo.ts";
import { PromoFigure } from "./promo-figure.tsx";
import { PromoConditions, PromoLink, PromoTerms } from "./promo-terms.tsx";

interface ListProps {
  promos: Promo[];
  /** Position of the first one among the promos on the page, from 1. */
  position?: number | undefined;
  /** Whether the page begins with them: the button of the first one is the action that the page wants. */
  isOpening?: boolean;
}

/** Promos as cards beside each other, of equal height, with their buttons at the bottom. */
export function PromoList({ promos, position = 1, isOpening = false }: ListProps) {
  return (
    <ul className="promos mt-6 grid gap-4 lg:gap-6">
      {promos.map((promo, index) => (
        <li key={promo._id}>
          <PromoCard promo={promo} position={position + index} isFirst={isOpening && index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  promo: Promo;
  position: number;
  /** Its button is the action that the page wants, and its picture is loaded immediately. */
  isFirst: boolean;
}

/** A promo to compare with others: its picture, what it is, its figure, its terms and one action. The rest is in its conditions. */
function PromoCard({ promo, position, isFirst }: CardProps) {
  const { image } = promo;
  return (
    <article className="card promo">
      {image ? (
        <Picture
          image={image}
          priority={isFirst}
          slot="card"
          sizes="(min-width: 64.5rem) 600px, (min-width: 40.5rem) 46vw, 92vw"
          className="bg-tint"
        />
      ) : null}
      <PromoTitle promo={promo} />
      <div className="flex flex-col gap-3">
        <PromoFigure promo={promo} />
        <div className="rest flex flex-col gap-3">
          <div className="grid justify-items-start gap-3">
            <p className="text-muted">
              <PromoText promo={promo} />
            </p>
            <PromoTerms promo={promo} />
          </div>
          <div className="flex flex-wrap items-center gap-x-4">
            <PromoLink promo={promo} position={position} variant={isFirst ? "accent" : "quiet"} />
            <PromoConditions promo={promo} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** What a promo is. A figure that its title begins with ('20 % de descuento') is as large as a price. */
export function PromoTitle({ promo: { title, figure } }: { promo: Promo }) {
  const words = textOf(title);
  const start = figure ? textOf(figure) : "";
  if (!start || !words.startsWith(start)) {
    return <ContentText as="h3" className="text-2xl" of={title} />;
  }
  return (
    <h3 className="text-2xl" lang={foreignLangOf(title)}>
      <span className="price price-large">{start}</span>
      <span className="block">{words.slice(start.length)}</span>
    </h3>
  );
}

/** The text of a promo in one paragraph, with what the opening of the promotions page says smaller, below its example. */
function PromoText({ promo: { text, aside } }: { promo: Pick<BannerPromo, "text" | "aside"> }) {
  return (
    <>
      <ContentText of={text} />
      {aside ? (
        <>
          {" "}
          <ContentText of={aside} />
        </>
      ) : null}
    </>
  );
}

interface BannerProps {
  promo: BannerPromo;
  position: number;
}

/** A promo as a banner, on pages about other subjects. */
export function PromoBanner({ promo, position }: BannerProps) {
  const { title, badge, image } = promo;
  return (
    <article>
      <div
        className={`grid h-full items-center gap-x-6 rounded-lg bg-accent-soft p-6 ${image ? "md:grid-cols-[1fr_min(42%,14.5rem)]" : ""}`}
      >
        <div className="flex flex-col items-start gap-3 self-start">
          {badge ? (
            <Badge variant="accent">
              <ContentText of={badge} />
            </Badge>
          ) : null}
          <ContentText as="h2" className="text-2xl" of={title} />
          <p className="max-w-prose">
            <PromoText promo={promo} />
          </p>
          <div className="flex flex-wrap items-center gap-x-6">
            <PromoLink promo={promo} position={position} variant="quiet" />
            <PromoConditions promo={promo} />
          </div>
        </div>
        {image ? (
          <Picture
            image={image}
            slot="small"
            sizes="(min-width: 40.5rem) 280px, 144px"
            className="aspect-[3/2] size-full rounded-md max-md:hidden"
          />
        ) : null}
      </div>
    </article>
  );
}
