import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { PrintButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Withdrawal } from "./withdrawal.server.ts";

interface Props {
  withdrawal: Withdrawal;
  /** Day and time in Spain, in the page's language. */
  moment: string;
  /** Days for which this browser finds the receipt. */
  keptDays: number;
}

/** The acknowledgement of a withdrawal, to keep (docs/rules.md#withdrawal). */
export function WithdrawalReceipt({ withdrawal, moment, keptDays }: Props) {
  const { settings } = useSite();
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-4 py-10 lg:py-14">
      <span className="flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon name="check" size={24} />
      </span>
      <T as="h1" className="mt-5 text-title" k="withdrawal:receivedTitle" />
      <blockquote className="mt-6 rounded-md border-l-4 border-brand-700 bg-success-soft p-4 text-lg font-semibold wrap-anywhere">
        <T k="withdrawal:statement" values={withdrawal} />
      </blockquote>
      <T as="p" className="mt-4 text-lg" k="withdrawal:receivedAt" values={{ moment }} />
      <T as="p" className="mt-3 wrap-anywhere" k="withdrawal:acknowledged" values={withdrawal} />
      <p className="mt-3">
        <T k="withdrawal:next" /> <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700" />
      </p>
      <T as="p" className="mt-3 mb-6 text-sm text-muted" k="withdrawal:kept" values={{ days: keptDays }} />
      <PrintButton />
    </main>
  );
}
