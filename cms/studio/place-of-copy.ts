import type { DocumentActionComponent, DuplicateActionProps } from "sanity";
import { fieldOf } from "./document-fields.ts";

const placing = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** 'Duplicar', whose copy gets a place of its own in its list: Sanity copies the place too. */
export function placeCopy(duplicate: DocumentActionComponent): DocumentActionComponent {
  const known = placing.get(duplicate) ?? withPlace(duplicate);
  placing.set(duplicate, known);
  return known;
}

function withPlace(duplicate: DocumentActionComponent): DocumentActionComponent {
  const place: DocumentActionComponent = (props) => {
    const placed: DuplicateActionProps = { ...props, mapDocument: placedAfter };
    return duplicate(placed);
  };
  place.action = "duplicate";
  return place;
}

/**
 * A copy of a document, right after it in its list. The rank is the document's with more digits to the base 36, in the shape of Sanity's
 * orderable list. They are random, so that two copies have two places; a rank does not end with a zero.
 */
export function placedAfter<Copied extends object>(document: Copied): Copied {
  const rank = fieldOf(document, "orderRank");
  if (typeof rank !== "string" || !rank.includes(":")) return document;
  return { ...document, orderRank: `${rank}${crypto.randomUUID().slice(0, 8)}i` };
}
