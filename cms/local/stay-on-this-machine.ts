import { SANITY_VERSION } from "sanity";

/** Sanity's own addresses that the Studio calls whatever it edits, and what answers them on this machine. */
const ANSWERS: [address: RegExp, answer: () => Response][] = [
  // Is there a newer Studio? What is installed is what runs.
  [/^https:\/\/sanity-cdn\.com\/v1\/modules\//, () => Response.json({ packageVersion: SANITY_VERSION })],
  // Reports of crashes; they stay in the browser's console.
  [/^https:\/\/api\.sanity\.io\/vX\/intake\//, () => new Response(null, { status: 204 })],
];

/**
 * Makes the Studio's own `fetch` stay on this machine. Sanity's SDK, a part of the Studio, knows no lake without a host for each
 * project: `local.localhost` is this host.
 */
export function stayOnThisMachine(): void {
  // The configuration is also read in a pretend browser, which has no fetch, when the command line builds.
  if (typeof window === "undefined" || typeof window.fetch !== "function") return;
  const plainFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const known = ANSWERS.find(([pattern]) => pattern.test(address));
    if (known) return Promise.resolve(known[1]());
    const here = address.replace(`//local.${location.host}/`, `//${location.host}/`);
    return plainFetch(input instanceof Request ? new Request(here, input) : here, init);
  };
}
