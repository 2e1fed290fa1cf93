import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { Card } from "#app/ui/card.tsx";
import { madridTime, nextOpening, openHours, type WeeklyHours } from "./opening-hours.ts";
import { useDayName } from "./use-day-name.ts";

interface Props {
  /** For whom it is. */
  title: ReactNode;
  number: string;
  /** When somebody answers. */
  week: WeeklyHours;
  /** The same in words. */
  hours: ReactNode;
}

/** A telephone number with its hours, and whether somebody answers now. */
export function PhoneCard({ title, number, week, hours }: Props) {
  return (
    <Card className="flex flex-col gap-2 p-6">
      <h3 className="text-lg">{title}</h3>
      <p>
        <PhoneLink number={number} className="min-h-11 text-2xl font-bold text-brand-700" />
      </p>
      <p className="mb-auto text-muted">{hours}</p>
      <OpeningStatus week={week} />
    </Card>
  );
}

/**
 * Whether somebody answers now. Pages are cached, so it is worked out in the browser after load; its room is kept free, and
 * without JavaScript there is none.
 */
export function OpeningStatus({ week }: { week: WeeklyHours }) {
  const now = useNow();
  return (
    <p className="min-h-12 text-sm font-semibold sm:max-lg:min-h-7 xl:min-h-7 noscript:hidden">
      {now ? <Status week={week} now={now} /> : null}
    </p>
  );
}

function Status({ week, now }: { week: WeeklyHours; now: Date }) {
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

const HALF_A_MINUTE_MS = 30_000;

/** The time now, followed every half a minute. Undefined until the page has loaded: its HTML is the same at all times. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), HALF_A_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
