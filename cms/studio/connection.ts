/** Milliseconds between two tries of a read. The browser says sooner when it has a network again. */
const RETRY_MS = 2_000;

/** Event streams connect again by themselves. */
const STREAM_URLS = /\/data\/(listen|live\/events)\//;

const listeners = new Set<() => void>();
let isAway = false;
/** Before the first answer, an unreachable project is an error of the configuration, which Sanity explains. */
let hasAnswered = false;

function setAway(next: boolean): void {
  if (isAway === next) return;
  isAway = next;
  for (const listener of listeners) listener();
}

/** Whether the content cannot be reached, for `useSyncExternalStore`. */
export const connection = {
  isAway: () => isAway,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Says at once when the browser has no network. */
export function watchConnection(): void {
  // Sanity's command line also reads the configuration, outside of a browser.
  if (typeof window === "undefined" || typeof window.addEventListener !== "function") return;
  window.addEventListener("offline", () => setAway(true));
  window.addEventListener("online", () => setAway(false));
}

/** Edits, publishing and the like. A file is not sent again by itself. */
const WRITE_URLS = /\/data\/(actions|mutate)\//;

/**
 * A `fetch` that repeats reads and writes until the network answers. Sanity repeats a read for three seconds and then shows its error instead
 * of the Studio, with which all that was typed and not sent is lost. The first edit of a document without a draft is lost at its first failure
 * (docs/studio-offline.md).
 */
export function patient(fetch: (url: string, init?: RequestInit) => Promise<Response>): typeof fetch {
  return async (url, init) => {
    // A long query is sent by POST.
    const isRead = (init?.method ?? "GET").toUpperCase() === "GET" || url.includes("/data/query/");
    const isWrite = WRITE_URLS.test(url);
    const isStream = STREAM_URLS.test(url);
    for (let isRepeat = false; ; isRepeat = true) {
      try {
        const response = await fetch(url, init);
        if (isStream) return response;
        hasAnswered = true;
        setAway(false);
        return isRepeat && isWrite ? await storedOnce(response) : response;
      } catch (error) {
        // An abort is no failure of the network.
        if (isStream || !hasAnswered || !(error instanceof TypeError)) throw error;
        setAway(true);
        if (!isRead && !isWrite) throw error;
        await untilRetry(init?.signal);
      }
    }
  };
}

/** The answer to a write that was sent again. Where only its first answer was lost, it is stored, and refused the second time. */
async function storedOnce(response: Response): Promise<Response> {
  if (response.status !== 409) return response;
  const isStored = /transaction with id .* already exists/i.test(await response.clone().text());
  return isStored ? Response.json({}) : response;
}

/** @throws the reason of an abort. */
function untilRetry(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const end = (finish: () => void) => () => {
      clearTimeout(timer);
      stop.abort();
      finish();
    };
    const timer = setTimeout(end(resolve), RETRY_MS);
    window.addEventListener("online", end(resolve), { signal: stop.signal });
    signal?.addEventListener(
      "abort",
      end(() => reject(signal.reason)),
      { signal: stop.signal },
    );
    if (signal?.aborted) end(() => reject(signal.reason))();
  });
}
