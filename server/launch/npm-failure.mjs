/** Why an `npm ci` failed, in one line that says what to do. No line names a host: a registry may be a private one. */

/** npm's codes for a registry that does not answer, or answers with an error of its own. */
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|E5\d\d)\b/;

/** @type {[code: RegExp, line: string][]} */
const FAILURES = [
  [UNREACHABLE, "The npm registry cannot be reached; check the network or the registry setting."],
  [/\bEUSAGE\b/, "package-lock.json does not fit package.json; run npm install and commit the lock."],
  [/\b(E401|E403|ENEEDAUTH)\b/, "The npm registry refuses to serve you; check your npm login or the registry setting."],
  [/\b(E404|ETARGET)\b/, "The npm registry does not carry a package of package-lock.json; check the registry setting."],
  [/\bEINTEGRITY\b/, "A package differs from what package-lock.json says; check the registry setting."],
  [/\b(EACCES|EPERM|EROFS)\b/, "npm may not write node_modules or its cache; check who owns them."],
];

/**
 * @param {string} output
 * @returns {string | undefined} Undefined when npm's own words have to do.
 */
export function explainNpmFailure(output) {
  // Only npm's own errors count: a warning may name a code that a retry got over.
  const errors = output.split("\n").filter((line) => /^npm (error|ERR!)/.test(line));
  const code = errors.find((line) => /^npm (error|ERR!) code /.test(line));
  for (const lines of [code ?? "", errors.join("\n")]) {
    const known = FAILURES.find(([pattern]) => pattern.test(lines));
    if (known) return known[1];
  }
  return undefined;
}
