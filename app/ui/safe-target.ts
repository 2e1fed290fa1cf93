/**
 * The targets of links that content may have: a path of this site, a part or query of the page, https, a phone number or an e-mail
 * address. Not `//other.example` or `/\other.example`, which leave the site, and no script. Browsers ignore tabs and line breaks.
 */
const SAFE_TARGET = /^(?:\/(?![/\\])|[#?]|https:\/\/|tel:|mailto:)[^\t\r\n]*$|^$/;

/** Whether a page may link to this target (docs/rules.md#links-of-content). */
export function isSafeTarget(target: string): boolean {
  return SAFE_TARGET.test(target);
}
