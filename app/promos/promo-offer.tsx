import type { ReactNode } from "react";
import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoFigure } from "./promo-figure.tsx";
import { PromoLink } from "./promo-link.tsx";
import { PromoConditions, PromoTerms } from "./promo-terms.tsx";

interface Props {
  promo: Promo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** Its button is the action that the page wants, and its picture is loaded immediately. */
  isFirst?: boolean;
  /** Above the title of an offer that the page is about: it stands out, and its figure is larger. Null below another one of its group. */
  mainHeading?: ReactNode;
  /** Whether a phone shows a row, which opens what follows the price. */
  isFolded?: boolean;
}

/** A promo to compare with others: its picture, what it is, its figure, its terms and one action. The rest is in its conditions. */
export function PromoOffer({ promo, position, isFirst = false, mainHeading, isFolded = false }: Props) {
  const { text, image, features, legal, priceLines } = promo;
  const isMain = mainHeading !== undefined;
  return (
    <article className={`card promo ${isMain ? "bg-tint" : ""}`.trimEnd()}>
      {image ? (
        <Picture
          image={image}
          priority={isFirst}
          slot={isMain ? "offer" : "small"}
          sizes={`${isMain ? "(min-width: 1032px) 480px, " : ""}(min-width: 648px) 300px, 96px`}
        />
      ) : null}
      <div>
        {mainHeading}
        <Title promo={promo} />
      </div>
      <div>
        <PromoFigure promo={promo} isMain={isMain} />
      </div>
      <Rest isFolded={isFolded} promo={promo}>
        {/* The prices of an offer that the page is about say what it is. */}
        {isMain && priceLines?.length ? null : (
          <p className="text-muted">
            <ContentText of={text} />
          </p>
        )}
        <PromoTerms promo={promo} />
        <div className="mt-auto flex flex-wrap items-center gap-x-4">
          <PromoLink promo={promo} position={position} variant={isFirst ? "accent" : "quiet"} />
          <PromoConditions legal={legal}>
            {features?.length ? <FeatureList features={features} level={4} className="grid gap-4 py-3" /> : null}
          </PromoConditions>
        </div>
      </Rest>
    </article>
  );
}

/** All but what a promo is and costs. */
function Rest({ promo, isFolded, children }: { promo: Promo; isFolded: boolean; children: ReactNode }) {
  const content = <div className="flex h-full flex-col gap-3">{children}</div>;
  if (!isFolded) return content;
  return (
    <details className="fold">
      <summary>
        <span className="sr-only">
          <T k="sections:more" /> <ContentText of={promo.title} />
        </span>
        <Icon name="chevron" size={20} />
      </summary>
      {content}
    </details>
  );
}

/** What a promo is. A figure that its title begins with ('20 % de descuento') is as large as a price. */
function Title({ promo: { title, figure } }: { promo: Promo }) {
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
