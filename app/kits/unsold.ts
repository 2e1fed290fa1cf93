/** The part of a page of kits that tells who was sent there that his kit is no longer sold (docs/decisions/0033). */
export const UNSOLD_ID = "kit-retirado";
