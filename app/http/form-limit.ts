/** The longest body of a form, in bytes. The site's forms have a few hundred. */
export const MAX_FORM_BYTES = 64 * 1024;
