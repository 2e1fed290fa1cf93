import type { Log } from "#app/context.ts";

/** The API of a CDN that purges by tag: `POST {"tags": [...]}` or `POST {"purge_everything": true}`, with a bearer token. */
export interface CdnSettings {
  purgeUrl: string;
  token: string;
}

/** How long a CDN keeps a page that no publish changes, in seconds: a day. */
const MAX_AGE_S = 24 * 60 * 60;

/** Milliseconds until each purge is repeated, because a response that was on its way may be stored after the first one. */
const SECOND_PURGE_MS = 10_000;

/** CDNs limit headers to 16 KB. A page with more tags is purged by every publish. */
const MAX_TAGS_LENGTH = 8_000;
const MANY_TAGS = "many";

/** CDNs limit the tags of one call. */
const TAGS_PER_CALL = 30;

const TIMEOUT_MS = 10_000;

/** Milliseconds until the CDN is called again after a purge failed: until then it may show a replaced price. */
const REPEAT_MS = 60_000;

/** What a CDN in front of the site needs to keep pages until a publish (docs/decisions/0043). */
export interface Cdn {
  /** The headers of a stored page with these sync tags. */
  headers(tags: readonly string[]): Record<string, string>;
  /** Purges the pages with one of the sync tags; without tags, all pages. */
  purge(tags?: readonly string[]): void;
  /** Off while this instance does not hear of publishes: pages have no headers for the CDN. Switching on purges all pages. */
  setEnabled(isEnabled: boolean): void;
}

/**
 * @param repeatMs milliseconds between a purge that failed and one of all pages, which is repeated until the CDN takes it.
 * @returns without settings, a CDN that keeps no pages.
 */
export function createCdn(settings: CdnSettings | undefined, log: Log, repeatMs = REPEAT_MS): Cdn {
  if (!settings) return { headers: () => ({}), purge: () => {}, setEnabled: () => {} };
  let willRepeat = false;
  const call = async (body: object) => {
    try {
      const response = await fetch(settings.purgeUrl, {
        method: "POST",
        headers: { Authorization: `Bearer ${settings.token}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The CDN answered ${response.status}`);
    } catch (error) {
      log.error({ err: error }, "Pages could not be purged from the CDN");
      if (willRepeat) return;
      willRepeat = true;
      setTimeout(() => {
        willRepeat = false;
        void call({ purge_everything: true });
      }, repeatMs).unref();
    }
  };
  const purgeNow = (tags?: readonly string[]) => {
    if (!tags) return void call({ purge_everything: true });
    const all = [...tags, MANY_TAGS];
    for (let start = 0; start < all.length; start += TAGS_PER_CALL) {
      void call({ tags: all.slice(start, start + TAGS_PER_CALL) });
    }
  };
  const purge = (tags?: readonly string[]) => {
    purgeNow(tags);
    setTimeout(purgeNow, SECOND_PURGE_MS, tags).unref();
  };
  let isOn = true;
  return {
    headers: (tags): Record<string, string> => {
      if (!isOn) return {};
      const list = tags.join(",");
      return {
        "cdn-cache-control": `public, max-age=${MAX_AGE_S}, stale-if-error=${MAX_AGE_S}`,
        "cache-tag": list.length > MAX_TAGS_LENGTH ? MANY_TAGS : list,
      };
    },
    purge,
    setEnabled: (isEnabled) => {
      isOn = isEnabled;
      if (isEnabled) purge();
    },
  };
}
