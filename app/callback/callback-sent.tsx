import { useEffect, useId, useRef } from "react";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { useDayName } from "#app/contact/use-day-name.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CallTime } from "./call-time.ts";
import { CallingHours } from "./calling-hours.tsx";

interface SentProps {
  callTime: CallTime;
  hours: SupportHours | undefined;
  level: 1 | 2;
  /** Whether it has just replaced the form. Then it takes the focus, so that screen readers announce it. */
  isNew?: boolean;
}

/** The confirmation: when the call comes, what happens in it, and the number for those who would rather call. */
export function CallbackSent({ callTime, hours, level, isNew = false }: SentProps) {
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  const Heading = level === 1 ? "h1" : "h2";
  const Subheading = level === 1 ? "h2" : "h3";
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-when`}
      className="callback grid items-start gap-8 lg:grid-cols-2"
    >
      <div>
        <span className="flex size-14 items-center justify-center rounded-full bg-success text-white">
          <Icon name="phone" size={28} />
        </span>
        <Heading id={`${id}-title`} className="mt-4 text-title">
          <T k="contact:sent" />
        </Heading>
        <p id={`${id}-when`} className="mt-3 text-lead font-semibold">
          <CallTimeText callTime={callTime} />
        </p>
        <ButtonLink to={localePath(locale, `${PATHS.home}#kits`)} variant="quiet" className="mt-6">
          <T k="contact:seeKits" />
        </ButtonLink>
      </div>
      <Card as="div" className="p-6 sm:p-8">
        <Subheading className="text-xl">
          <T k="contact:title" />
        </Subheading>
        <ol className="features mt-4 mb-6 space-y-4">
          {CALL.map((step, position) => (
            <li key={step}>
              <span aria-hidden="true" className="round-icon font-extrabold">
                {position + 1}
              </span>
              <p className="mt-0 self-center">
                <T k={step} />
              </p>
            </li>
          ))}
        </ol>
        {hours ? <CallingHours hours={hours} /> : null}
      </Card>
    </section>
  );
}

/** What happens in a call. */
const CALL = ["contact:weAnswer", "contact:youDecide"] as const;

/** The time of the call as text: 'Te llamaremos mañana lunes a partir de las 09:00.' */
function CallTimeText({ callTime: { today, before, from } }: { callTime: CallTime }) {
  const dayName = useDayName();
  if (before && from) {
    const values = { closes: before, day: dayName(from.day, today), opens: from.opens };
    return <T k="contact:callBeforeOrFrom" values={values} />;
  }
  if (before) return <T k="contact:callBefore" values={{ day: dayName(today, today), closes: before }} />;
  if (from) {
    return <T k="contact:callFrom" values={{ day: dayName(from.day, today), opens: from.opens }} />;
  }
  return <T k="contact:callSoon" />;
}
