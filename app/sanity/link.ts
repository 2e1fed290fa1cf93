/** The GROQ projection of a link of the content. */
export const LINK = /* groq */ `{ label, href }`;
