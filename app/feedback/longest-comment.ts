/** The longest comment, in characters. Apart from the schema, so that a page with thumbs carries no code that checks. */
export const LONGEST_COMMENT = 500;
