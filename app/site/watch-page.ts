import { SERVER_PATHS } from "#app/paths.ts";

/** Pause after a failure, in milliseconds: the server is starting again, or the visitor is offline. */
const RETRY_MS = 30_000;

interface Watch {
  /** Path and query string of the page. */
  page: string;
  /** When the page that is shown was requested, in milliseconds of `performance.now()`. */
  requestedAt: number;
  onChange: () => void;
  signal: AbortSignal;
}

/**
 * Calls back when a publish changes an open page, until the signal is aborted (docs/decisions/0045). One request at a time waits at the
 * server for the change, and only while the tab is visible: a hidden tab catches up when it is shown.
 */
export async function watchPage({ page, requestedAt, onChange, signal }: Watch): Promise<void> {
  let shownSince = requestedAt;
  while (!signal.aborted) {
    await untilVisible(signal);
    const answer = await ask(page, performance.now() - shownSince, signal);
    if (answer === "unwatched") return;
    if (answer === undefined) await pause(RETRY_MS, signal);
    if (answer === "changed") {
      shownSince = performance.now();
      onChange();
    }
  }
}

/** The server's answer; undefined when there is none, or when the tab was hidden. */
async function ask(page: string, shownMs: number, signal: AbortSignal): Promise<string | undefined> {
  const query = new URLSearchParams({ page, shown: String(Math.round(shownMs)) });
  const hidden = new AbortController();
  const onHidden = () => hidden.abort();
  document.addEventListener("visibilitychange", onHidden, { once: true });
  try {
    const response = await fetch(`${SERVER_PATHS.live}?${query}`, { signal: AbortSignal.any([signal, hidden.signal]) });
    return response.ok ? await response.text() : undefined;
  } catch {
    // Offline, or the server is restarting: the page stays, and asks again later.
    return hidden.signal.aborted ? "same" : undefined;
  } finally {
    document.removeEventListener("visibilitychange", onHidden);
  }
}

/** Also when the page comes back from the back/forward cache, which `visibilitychange` tells too. */
function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
