import { type ReactNode, useEffect, useState } from "react";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { Card } from "#app/ui/card.tsx";
import { madridTime, nextOpening, openHours, type WeeklyHours } from "./opening-hours.ts";
import { useDayName } from "./use-day-name.ts";

interface Props {
  /** Purpose of the number: orders, customers or information. */
  title: ReactNode;
  number: string;
  week: WeeklyHours;
  /** The same hours as text. */
  hours: ReactNode;
}

/** A phone number with its hours, and whether it is open now. */
export function PhoneCard({ title, number, week, hours }: Props) {
  return (
    <Card className="flex flex-col gap-2 p-6">
      <h3 className="text-lg">{title}</h3>
      <p>
        <PhoneLink number={number} className="text-2xl font-bold text-brand-700" />
      </p>
      <p className="mb-auto text-muted">{hours}</p>
      <OpeningStatus week={week} />
    </Card>
  );
}

/** Pages are cached, so the browser works out the status after load. The space is reserved, except without JavaScript. */
function OpeningStatus({ week }: { week: WeeklyHours }) {
  const now = useNow();
  return (
    <p className="min-h-12 text-sm font-semibold noscript:hidden">{now ? <Status week={week} now={now} /> : null}</p>
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
