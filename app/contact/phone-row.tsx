import { type ReactNode, useEffect, useState } from "react";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
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

/** A phone number with its hours, and whether it is open now: an item of a list of the class `phones` (`app/pages/kinds/contact.css`). */
export function PhoneRow({ title, number, week, hours }: Props) {
  return (
    <li className="py-5">
      <h3 className="text-lg font-bold">{title}</h3>
      <PhoneLink number={number} className="font-bold text-brand-700" />
      <OpeningStatus week={week} />
      <p className="text-muted">{hours}</p>
    </li>
  );
}

/** Pages are cached, so the browser works out the status after load. The space is reserved, except without JavaScript. */
export function OpeningStatus({ week }: { week: WeeklyHours }) {
  const now = useNow();
  return <span className="opening-status noscript:hidden">{now ? <Status week={week} now={now} /> : null}</span>;
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
