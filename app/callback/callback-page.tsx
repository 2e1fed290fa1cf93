import { useEffect, useState } from "react";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { T } from "#app/i18n/t.tsx";
import type { CallTime } from "./call-time.ts";
import { CallbackArea } from "./callback-form.tsx";
import type { CallbackRejection } from "./callback-result.ts";
import { CallbackSent } from "./callback-sent.tsx";

interface Props {
  hours: SupportHours;
  /** Path of the previous page, when the visitor followed a link within the site. */
  previousPath: string | undefined;
  rejected: CallbackRejection | undefined;
}

export function CallbackPage({ hours, previousPath, rejected }: Props) {
  const referrerPath = useReferrerPath();
  return (
    <main id="main" className="contained pt-10 pb-section lg:pt-14">
      <CallbackArea hours={hours} level={1} pagePath={previousPath ?? referrerPath} rejected={rejected}>
        <h1 className="text-title">
          <T k="contact:title" />
        </h1>
        <p className="mt-4 max-w-prose text-lead text-muted">
          <T k="contact:intro" />
        </p>
      </CallbackArea>
    </main>
  );
}

interface SentPageProps {
  callTime: CallTime;
  hours: SupportHours;
}

/** Confirmation after a form sent without JavaScript. */
export function CallbackSentPage({ callTime, hours }: SentPageProps) {
  return (
    <main id="main" className="contained pt-10 pb-section lg:pt-14">
      <CallbackSent callTime={callTime} hours={hours} level={1} />
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
