const SOURCE = /* groq */ `"url": asset->url, "crop": crop{ top, bottom, left, right }`;

/** The GROQ projection of a picture: URL, whose name ends in the size, and the crop that an editor set. */
export const PICTURE = /* groq */ `{ ${SOURCE}, alt }`;

/** The GROQ projection of a picture that is shown without its alternative text, because the text beside it says the same. */
export const DECORATIVE_PICTURE = /* groq */ `{ ${SOURCE} }`;
