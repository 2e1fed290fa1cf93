import { useEffect, useState } from "react";
import { T } from "#app/i18n/t.tsx";
import { madridTime, nextOpening, openHours, type WeeklyHours } from "./opening-hours.ts";
import { useDayName } from "./use-day-name.ts";

/** Pages are cached, so the browser works out the status after load. The space is reserved, except without JavaScript. */
export function OpeningStatus({ week, className = "" }: { week: WeeklyHours; className?: string }) {
  const now = useNow();
  return (
    <span className={`opening-status noscript:hidden ${className}`.trimEnd()}>
      {now ? <Status week={week} now={now} /> : null}
    </span>
  );
}

/** Looks like a `Badge`, whose file the pages with phones do not load. */
function Status({ week, now }: { week: WeeklyHours; now: Date }) {
  const dayName = useDayName();
  const hours = openHours(week, now);
  if (hours) {
    return (
      <span className="badge bg-success-soft text-success">
        <Dot />
        <T k="contact:openUntil" values={{ closes: hours.closes }} />
      </span>
    );
  }
  const next = nextOpening(week, now);
  if (!next) return null;
  const values = { day: dayName(next.day, madridTime(now).day), opens: next.opens };
  return (
    <span className="badge bg-line/60 text-muted">
      <Dot />
      <T k="contact:closedUntil" values={values} />
    </span>
  );
}

function Dot() {
  return <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />;
}

const REFRESH_MS = 30_000;

/** The current time, refreshed every 30 seconds. Undefined on the server and during hydration. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
