import { SANITY_VERSION } from "sanity";

/** Sanity's services that every Studio calls, with local responses. */
const STUBS: [url: RegExp, respond: () => Response][] = [
  // Version check: reports the installed version as the newest.
  [/^https:\/\/sanity-cdn\.com\/v1\/modules\//, () => Response.json({ packageVersion: SANITY_VERSION })],
  // Crash reports: dropped. The browser's console has them.
  [/^https:\/\/api\.sanity\.io\/vX\/intake\//, () => new Response(null, { status: 204 })],
];

/**
 * Replaces `fetch` so that the Studio makes no request to Sanity's cloud. Sanity's SDK always prefixes the host with the project id;
 * requests to `local.<host>` go to this host.
 */
export function interceptSanityCalls(): void {
  // Sanity's command line also reads the configuration, with a `window` that has no fetch.
  if (typeof window === "undefined" || typeof window.fetch !== "function") return;
  const originalFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const stub = STUBS.find(([pattern]) => pattern.test(url));
    if (stub) return Promise.resolve(stub[1]());
    const localUrl = url.replace(`//local.${location.host}/`, `//${location.host}/`);
    return originalFetch(input instanceof Request ? new Request(localUrl, input) : localUrl, init);
  };
}
