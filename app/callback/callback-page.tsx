import { useEffect, useState } from "react";
import { CallingHours } from "#app/contact/calling-hours.tsx";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CallTime } from "./call-time.ts";
import { CallbackForm, CallTimeText } from "./callback-form.tsx";
import type { CallbackRefusal } from "./callback-result.ts";

interface Props {
  hours: SupportHours;
  /** Path of the previous page, when the visitor followed a link within the site. */
  previousPath: string | undefined;
  refused: CallbackRefusal | undefined;
}

export function CallbackPage({ hours, previousPath, refused }: Props) {
  const referrerPath = useReferrerPath();
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
        <CallbackForm pagePath={previousPath ?? referrerPath} refused={refused} />
      </Card>
      <CallingHours hours={hours} className="lg:hidden" />
    </main>
  );
}

interface SentPageProps {
  callTime: CallTime;
  hours: SupportHours;
}

/** Confirmation after a form sent without JavaScript: the time of the call. */
export function CallbackSentPage({ callTime, hours }: SentPageProps) {
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
        <ButtonLink to={localePath(locale, `${PATHS.home}#kits`)} variant="quiet" className="mt-8">
          <T k="contact:seeKits" />
        </ButtonLink>
      </div>
      <Card as="div" className="p-6 sm:p-8">
        <CallingHours hours={hours} />
      </Card>
    </main>
  );
}

/** Path of the referring page of this site. Undefined for other sites, on the server and during hydration. */
function useReferrerPath(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    if (document.referrer.startsWith(`${window.location.origin}/`)) setPath(new URL(document.referrer).pathname);
  }, []);
  return path;
}
