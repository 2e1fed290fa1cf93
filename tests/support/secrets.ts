/** The secrets of stores that tests open without a site. */
export const SECRETS: [string, ...string[]] = ["a-secret-of-the-tests-0123456789abcdef"];
