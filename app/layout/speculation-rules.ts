import { PATHS, SERVER_PATHS } from "#app/paths.ts";

/** Pages that set a cookie or depend on one, and paths of the server. */
const PRIVATE_PATHS = [PATHS.checkout, PATHS.thanks, PATHS.feedback, PATHS.callbackSent, SERVER_PATHS.preview];

/**
 * Lets the browser fetch a page ahead when the visitor points at its link, until the page is hydrated: from then on Remix fetches data
 * ahead, and no page is loaded.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          // Parameters may change something, such as the client status.
          { not: { href_matches: ["/*\\?*", ...PRIVATE_PATHS.map((path) => `*${path}*`)] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
