import type { Hours } from "#app/contact/opening.ts";
import { T } from "#app/i18n/t.tsx";
import { Card } from "#app/ui/card.tsx";
import { CallbackForm } from "./callback-form.tsx";
import type { CallbackRefused } from "./callback-result.ts";
import { CallingHours } from "./calling-hours.tsx";

interface Props {
  hours: { weekdayHours: Hours; saturdayHours: Hours };
  /** The page that the visitor came from, where it is known. */
  cameFrom: string | undefined;
  refused: CallbackRefused | undefined;
}

/** 'Te llamamos': the form, and when calls are made. */
export function CallbackPage({ hours, cameFrom, refused }: Props) {
  return (
    <main id="main" className="contained grid items-start gap-8 pt-10 pb-section lg:grid-cols-2 lg:gap-16 lg:pt-14">
      <div>
        <h1 className="text-title">
          <T k="contact:title" />
        </h1>
        <p className="mt-4 max-w-prose text-lead text-muted">
          <T k="contact:intro" />
        </p>
        <CallingHours hours={hours} className="mt-8 max-lg:hidden" />
      </div>
      <Card as="div" className="p-6 sm:p-8">
        <CallbackForm place={cameFrom} refused={refused} />
      </Card>
      <CallingHours hours={hours} className="lg:hidden" />
    </main>
  );
}
