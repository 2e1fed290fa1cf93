import type { ReactNode } from "react";
import { PhoneLink } from "#app/layout/phone-link.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Week } from "./opening.ts";
import { OpeningStatus } from "./opening-status.tsx";

interface Props {
  /** For whom it is. */
  title: ReactNode;
  number: string;
  /** When somebody answers. */
  week: Week;
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
