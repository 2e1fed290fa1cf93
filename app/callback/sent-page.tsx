import type { Hours } from "#app/contact/opening.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CallTime } from "./call-time.ts";
import { CallTimeText } from "./call-time-text.tsx";
import { CallingHours } from "./calling-hours.tsx";

interface Props {
  callTime: CallTime;
  hours: { weekdayHours: Hours; saturdayHours: Hours };
}

/** After the form, without JavaScript: when the call will come. */
export function SentPage({ callTime, hours }: Props) {
  const locale = useLocale();
  return (
    <main id="main" className="contained grid items-start gap-8 pt-10 pb-section lg:grid-cols-2 lg:gap-16 lg:pt-14">
      <div>
        <span className="flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
          <Icon name="check" size={32} />
        </span>
        <h1 className="mt-5 text-title">
          <T k="contact:sent" />
        </h1>
        <p className="mt-4 text-lead">
          <CallTimeText callTime={callTime} />
        </p>
        <ButtonLink to={localePath(locale, "/#kits")} look="quiet" className="mt-8">
          <T k="contact:seeKits" />
        </ButtonLink>
      </div>
      <Card as="div" className="p-6 sm:p-8">
        <CallingHours hours={hours} />
      </Card>
    </main>
  );
}
