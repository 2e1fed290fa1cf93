const SOURCE = /* groq */ `"url": asset->url, "crop": crop{ top, bottom, left, right }`;

/**
 * The hotspot that an editor set: its middle, width and height, in percent of the picture's. An array of whole numbers, because a page has
 * dozens of devices.
 */
const FOCUS = /* groq */ `"focus": select(
  defined(hotspot) => [
    round(hotspot.x * 100),
    round(hotspot.y * 100),
    round(hotspot.width * 100),
    round(hotspot.height * 100)
  ],
  null
)`;

/** The GROQ projection of a picture: URL, whose name ends in the size, and the crop that an editor set. */
export const PICTURE = /* groq */ `{ ${SOURCE}, alt }`;

/** The GROQ projection of a picture that is shown without its alternative text, because the text beside it says the same. */
export const DECORATIVE_PICTURE = /* groq */ `{ ${SOURCE} }`;

const IS_OPAQUE = /* groq */ `"isOpaque": asset->metadata.isOpaque`;

/** The GROQ projections of a picture in a box of its own, which it fills where it has no transparent parts. */
export const BOXED_PICTURE = /* groq */ `{ ${SOURCE}, ${IS_OPAQUE}, alt }`;
export const DECORATIVE_BOXED_PICTURE = /* groq */ `{ ${SOURCE}, ${IS_OPAQUE} }`;

/** The GROQ projections of a device's picture, of which small places show only the hotspot. */
export const DEVICE_PICTURE = /* groq */ `{ ${SOURCE}, ${FOCUS}, alt }`;
export const DECORATIVE_DEVICE_PICTURE = /* groq */ `{ ${SOURCE}, ${FOCUS} }`;

export const LINK = /* groq */ `{ label, href }`;

/** A price in a text: euros of a kit, an extra or the conditions of sale (`cms/schemaTypes/objects/textPrice.ts`). */
const TEXT_PRICE = /* groq */ `_type == "textPrice" => {
  "euros": select(
    amount == "client" => of->price.client,
    amount == "notClient" => of->price.notClient,
    amount == "camera" => of->camera.surcharge,
    amount == "home" => of->price.home,
    amount == "business" => of->price.business,
    amount == "promoPrice" => *[_type == "settings" && _id == "settings"] | order(_id asc)[0].promoPrice,
    amount == "oneOff" => *[_type == "settings" && _id == "settings"] | order(_id asc)[0].oneOff,
    null
  ),
  "ivaIncluded": coalesce(of->ivaIncluded, amount != "business"),
  "withIva": select(tax == "with" => true, tax == "without" => false, null)
}`;

const BLOCK = /* groq */ `_type == "block" => { children[]{ ..., ${TEXT_PRICE} } }`;

const BLOCKS = /* groq */ `[]{
  ...,
  ${BLOCK},
  _type == "table" => { rows[]{ ..., cells[]{ ..., value[]{ ..., ${BLOCK} } } } }
}`;

/** The GROQ projection of formatted text in every language, with the prices that it refers to. */
export const RICH_TEXT = /* groq */ `{ es${BLOCKS}, eu${BLOCKS} }`;
