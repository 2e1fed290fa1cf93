import { T } from "#app/i18n/t.tsx";
import { madridTime } from "./madrid-time.ts";
import { nextOpening, openHours, type Week } from "./opening.ts";
import { useDayName } from "./use-day-name.ts";
import { useNow } from "./use-now.ts";

/**
 * Whether somebody answers now. Pages are cached, so it is worked out in the browser after load; its room is kept free, and
 * without JavaScript there is none.
 */
export function OpeningStatus({ week }: { week: Week }) {
  const now = useNow();
  return (
    <p className="min-h-12 text-sm font-semibold sm:max-lg:min-h-7 xl:min-h-7 noscript:hidden">
      {now ? <Status week={week} now={now} /> : null}
    </p>
  );
}

function Status({ week, now }: { week: Week; now: Date }) {
  const dayName = useDayName();
  const hours = openHours(week, now);
  if (hours) {
    return (
      <span className="inline-flex gap-2 rounded-full bg-success-soft px-3 py-1 text-success">
        <Dot className="bg-success" />
        <T k="contact:openUntil" values={{ closes: hours.closes }} />
      </span>
    );
  }
  const next = nextOpening(week, now);
  if (!next) return null;
  const values = { day: dayName(next.day, madridTime(now).day), opens: next.opens };
  return (
    <span className="inline-flex gap-2 rounded-lg bg-accent-soft px-3 py-1 text-accent-ink">
      <Dot className="bg-accent-ink" />
      <T k="contact:closedUntil" values={values} />
    </span>
  );
}

function Dot({ className }: { className: string }) {
  return <span aria-hidden="true" className={`mt-1.5 size-2 shrink-0 rounded-full ${className}`} />;
}
