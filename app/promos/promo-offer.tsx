import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoFigure } from "./promo-figure.tsx";
import { PromoLink } from "./promo-link.tsx";
import { PromoConditions, PromoTerms } from "./promo-terms.tsx";
import { PromoText } from "./promo-text.tsx";

interface Props {
  promo: Promo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** Its button is the action that the page wants, and its picture is loaded immediately. */
  isFirst?: boolean;
}

/** A promo to compare with others: its picture, what it is, its figure, its terms and one action. The rest is in its conditions. */
export function PromoOffer({ promo, position, isFirst = false }: Props) {
  const { image, legal } = promo;
  return (
    <article className="card promo">
      {image ? (
        <Picture
          image={image}
          priority={isFirst}
          slot="card"
          sizes="(min-width: 64.5rem) 600px, (min-width: 40.5rem) 46vw, 92vw"
        />
      ) : null}
      <PromoTitle promo={promo} />
      <div>
        <PromoFigure promo={promo} />
        <div className="rest">
          <div className="grid justify-items-start gap-3">
            <p className="text-muted">
              <PromoText promo={promo} />
            </p>
            <PromoTerms promo={promo} />
          </div>
          <div className="flex flex-wrap items-center gap-x-4">
            <PromoLink promo={promo} position={position} variant={isFirst ? "accent" : "quiet"} />
            <PromoConditions legal={legal}>
              <PromoFeatures promo={promo} />
            </PromoConditions>
          </div>
        </div>
      </div>
    </article>
  );
}

/** What a promo includes, which is read with its conditions. */
export function PromoFeatures({ promo: { features } }: { promo: Promo }) {
  if (!features?.length) return null;
  return <FeatureList features={features} level={4} className="grid gap-4 py-3" />;
}

/** What a promo is. A figure that its title begins with ('20 % de descuento') is as large as a price. */
export function PromoTitle({ promo: { title, figure } }: { promo: Promo }) {
  const words = textOf(title);
  const start = figure ? textOf(figure) : "";
  if (!start || !words.startsWith(start)) {
    return (
      <h3 className="text-2xl">
        <ContentText of={title} />
      </h3>
    );
  }
  return (
    <h3 className="text-2xl" lang={foreignLangOf(title)}>
      <span className="price price-large">{start}</span>
      <span className="block">{words.slice(start.length)}</span>
    </h3>
  );
}
