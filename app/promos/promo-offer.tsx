import type { ReactNode } from "react";
import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoFigure } from "./promo-figure.tsx";
import { PromoLink } from "./promo-link.tsx";
import { PromoConditions, PromoTerms } from "./promo-terms.tsx";

interface Props {
  promo: Promo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** How much of a wide page's width it takes. With all of it, the picture is beside the text. */
  width: "page" | "half" | "third";
  /**
   * The heading above the page's offer, at its top: its picture is loaded immediately, and its button is the action that the page
   * wants.
   */
  mainHeading?: ReactNode;
}

/** A promo to compare with others: its picture, what it is, its figure, its terms and one action. The rest is in its conditions. */
export function PromoOffer({ promo, position, width, mainHeading }: Props) {
  const { text, image, features, legal } = promo;
  const isMain = mainHeading !== undefined;
  const isWide = width === "page";
  return (
    <article className={`card ${isMain ? "bg-tint" : ""} ${isWide ? "md:grid md:grid-cols-2" : "md:flex md:flex-col"}`}>
      {image ? (
        <Picture
          image={image}
          priority={isMain}
          slot={width === "third" ? "small" : "card"}
          sizes={isWide ? "50vw" : "33vw"}
          className={`bg-tint ${isMain ? "aspect-[2/1] w-full pt-4" : "promo-picture"} ${isWide ? "self-stretch md:order-1 md:aspect-[4/3]" : `object-bottom ${width === "third" ? "lg:aspect-[5/3]" : ""}`}`}
        />
      ) : null}
      <div className={`space-y-3 p-5 ${isWide ? "md:self-center lg:p-12" : "md:flex md:grow md:flex-col lg:p-8"}`}>
        {mainHeading}
        <Title promo={promo} isInThrees={width === "third"} />
        <PromoFigure promo={promo} />
        <p className="text-muted">
          <ContentText of={text} />
        </p>
        <PromoTerms promo={promo} />
        <div className={`flex flex-wrap items-center gap-x-6 pt-2 ${isWide ? "" : "md:mt-auto!"}`}>
          <PromoLink promo={promo} position={position} variant={isMain ? "accent" : "quiet"} />
          <PromoConditions legal={legal}>
            {features?.length ? <FeatureList features={features} level={4} className="grid gap-4 py-3" /> : null}
          </PromoConditions>
        </div>
      </div>
    </article>
  );
}

/** What a promo is. A figure that its title begins with ('20 % de descuento') is as large as a price. Of three in a row, prices are level. */
function Title({ promo: { title, figure }, isInThrees }: { promo: Promo; isInThrees: boolean }) {
  const words = textOf(title);
  const start = figure ? textOf(figure) : "";
  if (!start || !words.startsWith(start)) {
    return (
      <h3 className={`text-2xl ${isInThrees ? "lg:min-h-16" : ""}`}>
        <ContentText of={title} />
      </h3>
    );
  }
  return (
    <h3 className="text-2xl" lang={foreignLangOf(title)}>
      <span className="price price-large text-success">{start}</span>
      <span className="block">{words.slice(start.length)}</span>
    </h3>
  );
}
