import { type FieldProblem, fieldOf, fieldsOf } from "./document-fields.ts";
import type { ContentDocument } from "./watched-documents.ts";

/** An amount in a text: 35,90 €. Without cents it may be a distance from a price, such as 'menos de 50 €'. */
const AMOUNT = /(\d+),(\d\d)\s?€/g;
const IVA = 1.21;

/** Where the amounts of texts come from, in cents. */
interface Amounts {
  /** Those that a text can refer to: of kits, of extras and of the conditions. */
  referable: Set<number>;
  /** Those of the settings and the extras, which every text may name. */
  common: Set<number>;
  /** Those of every kit and promo too. */
  all: Set<number>;
}

/**
 * Amounts that are typed. In formatted text each may be a price that is inserted, which follows the kit. Other texts may only name a price that
 * is valid, those of a kit its own.
 */
export function typedPrices(document: ContentDocument, amounts: Amounts): FieldProblem[] {
  const isKit = document._type === "kit";
  const known = isKit
    ? new Set([...amounts.common, ...centsOf([document.price, document.camera])])
    : new Set([...amounts.all, ...centsOf(document)]);
  return fieldsOf(document).flatMap(({ name, path, value }) => {
    if (typeof value !== "string") return [];
    const isFormatted = name === "text" && path.includes(".children[");
    return [...value.matchAll(AMOUNT)].flatMap(([amount, euros, decimals]) => {
      const cents = Number(`${euros}${decimals}`);
      if (!known.has(cents))
        return [
          { path, problem: `Dice ${amount}, y ${isKit ? "ningún precio de este kit" : "ningún precio"} es ese.` },
        ];
      if (!isFormatted || !amounts.referable.has(cents)) return [];
      return [{ path, problem: `Dice ${amount} escrito a mano: insértalo como precio y cambiará con él.` }];
    });
  });
}

/** Prices in texts of a kit or an extra that is not published. */
export function lostPrices(document: ContentDocument, publishedIds: Set<string>): FieldProblem[] {
  return fieldsOf(document).flatMap(({ path, value }) => {
    if (fieldOf(value, "_type") !== "textPrice") return [];
    const id = fieldOf(fieldOf(value, "of"), "_ref");
    if (typeof id !== "string" || publishedIds.has(id)) return [];
    return [{ path, problem: "El texto dice el precio de algo que no está publicado." }];
  });
}

/** The amounts of all documents that a text may name. */
export function knownAmounts(documents: ContentDocument[]): Amounts {
  const ofType = (...types: string[]) => documents.filter(({ _type }) => types.includes(_type));
  const prices = ofType("kit").map(({ price, camera }) => [price, camera]);
  const extras = ofType("extra");
  const settings = ofType("settings");
  const common = centsOf([...settings, ...extras]);
  return {
    referable: new Set(centsOf([prices, extras, settings.map(({ promoPrice, oneOff }) => [promoPrice, oneOff])])),
    common: new Set(common),
    all: new Set([...common, ...centsOf([prices, ofType("promo")])]),
  };
}

function centsOf(value: unknown): number[] {
  return fieldsOf(value).flatMap(({ value: euros }) => {
    if (typeof euros !== "number") return [];
    return [euros, euros * IVA, euros / IVA].map((amount) => Math.round(amount * 100));
  });
}
