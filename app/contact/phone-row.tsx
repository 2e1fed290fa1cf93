import type { ReactNode } from "react";
import { PhoneLink } from "#app/site/links.tsx";
import type { WeeklyHours } from "./opening-hours.ts";
import { OpeningStatus } from "./opening-status.tsx";

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
