import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { SERVER_PATHS } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { changedPrices, type PriceChange, shownPrices } from "./shown-prices.ts";

/** Pause after a failure, in milliseconds: the server is starting again, or the visitor is offline. */
const RETRY_MS = 30_000;

/**
 * How old the data of a navigation without a page load may be, in milliseconds: browsers keep what was loaded when the visitor pointed
 * at a link for five minutes.
 */
const MAX_PREFETCHED_MS = 5 * 60_000;

interface Watch {
  /** Path and query string of the page. */
  page: string;
  /** Whether the server rendered the page. Other pages are client-side navigations. */
  isServerRendered: boolean;
  /** When the page was shown, in milliseconds of `Date.now()`: `performance.now()` stands still while the device sleeps. */
  openedAt: number;
  /** Loads the data of the page again; done when they are shown. */
  reload: () => Promise<void>;
  /** Shows a notice above the page, in place of the one before. */
  show: (notice: ReactNode) => void;
  signal: AbortSignal;
}

/**
 * Loads an open page again whenever a publish changes it, until the signal is aborted (docs/decisions/0045), and says when that changed
 * a price. One request at a time waits at the server for the change, and only while the tab is visible: a hidden tab catches up when it
 * is shown.
 */
export async function watchPage({ page, isServerRendered, openedAt, reload, show, signal }: Watch): Promise<void> {
  let shownSince = isServerRendered ? documentRequestedAt() : openedAt - MAX_PREFETCHED_MS;
  // Empty, so that screen readers know the status region before it has a text.
  show(<PriceNotice />);
  signal.addEventListener("abort", () => show(undefined), { once: true });
  while (!signal.aborted) {
    await untilVisible(signal);
    const answer = await ask(page, Date.now() - shownSince, signal);
    if (answer === "unwatched") return;
    if (answer === undefined) await pause(RETRY_MS, signal);
    if (answer === "changed") {
      shownSince = Date.now();
      const before = shownPrices();
      await reload();
      const change = changedPrices(before, shownPrices());
      if (change) whenNotTyping(signal, () => show(<PriceNotice change={change} />));
    }
  }
}

/** When the server was asked for the document; 0 when it was not: going back, browsers show what they have stored, of any age. */
function documentRequestedAt(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.transferSize === 0) return 0;
  return performance.timeOrigin + navigation.requestStart;
}

const TEXT_FIELD = "textarea, select, input:not([type=checkbox], [type=radio])";

/** Calls back once no field has the focus: a notice must not cover what the visitor types, nor interrupt it. */
function whenNotTyping(signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) return;
  if (document.activeElement?.matches(TEXT_FIELD)) {
    // The next field has the focus only after this event.
    const onLeave = () => setTimeout(whenNotTyping, 0, signal, callback);
    document.addEventListener("focusout", onLeave, { once: true, signal });
  } else callback();
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

/** Above the page, so that nothing moves, and above the bars at its bottom. Its styles are here: only this lazily loaded code needs them. */
const PLACE = {
  position: "fixed",
  right: "1rem",
  bottom: "calc(var(--bottom-bars, 0rem) + 1rem)",
  zIndex: 50,
  maxWidth: "min(26rem, calc(100vw - 2rem))",
} as const;

/** Says that a publish changed the prices that the visitor sees, until it is closed (docs/rules.md#prices-of-open-tabs). */
export function PriceNotice({ change }: { change?: PriceChange }) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<PriceChange>();
  const isShown = change !== undefined && change !== closed;
  return (
    <div role="status" className="no-print" style={PLACE}>
      {isShown ? (
        <div className="flex items-center gap-3 rounded-md bg-accent-soft text-accent-ink shadow-card">
          <p className="px-4 py-3 font-medium">
            {change.cardTitle ? <strong className="block">{change.cardTitle}</strong> : null}
            {change.newPrice ? (
              <T k="common:priceChanged" values={{ price: change.newPrice }} />
            ) : (
              <T k="common:pricesChanged" />
            )}
          </p>
          <button
            type="button"
            aria-label={t("common:close")}
            className="flex size-11 items-center justify-center"
            onClick={() => setClosed(change)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
