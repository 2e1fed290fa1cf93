import { useEffect, useId, useRef } from "react";
import { useDayName } from "#app/contact/use-day-name.ts";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CallTime } from "./call-time.ts";

/** Confirmation in place of the form: the time of the call. It takes focus, so that screen readers read it out. */
export function CallbackSent({ callTime }: { callTime: CallTime }) {
  const { settings } = useSite();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-when`}
      className="flex flex-col items-start gap-3"
    >
      <span className="flex size-12 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon name="check" size={28} />
      </span>
      <p id={`${id}-title`} className="text-2xl font-bold">
        <T k="contact:sent" />
      </p>
      <p id={`${id}-when`} className="text-lg">
        <CallTimeText callTime={callTime} />
      </p>
      <p className="text-muted">
        <T k="contact:preferToCall" />{" "}
        <PhoneLink number={settings.salesPhone} className="min-h-11 font-bold text-brand-700" />
      </p>
    </section>
  );
}

/** The time of the call as text: 'Te llamaremos mañana lunes a partir de las 09:00.' */
export function CallTimeText({ callTime: { today, before, from } }: { callTime: CallTime }) {
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
