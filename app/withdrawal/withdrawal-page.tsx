import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Withdrawal, WithdrawalReply } from "./schema.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";
import { WithdrawalReview } from "./withdrawal-review.tsx";

interface Props {
  /** What the visitor's order says. */
  known: Partial<Withdrawal>;
  reply: WithdrawalReply | undefined;
}

/** 'Desistir del contrato': the declaration, then its confirmation (docs/rules.md#withdrawal). */
export function WithdrawalPage({ known, reply }: Props) {
  return (
    <main id="main" className="contained grid items-start gap-8 pt-10 pb-section lg:grid-cols-2 lg:gap-10 lg:pt-14">
      <div>
        <h1 className="text-title">
          <T k="withdrawal:title" />
        </h1>
        <p className="mt-4 max-w-prose text-lead text-muted">
          <T k="withdrawal:intro" />
        </p>
        <OtherWays className="mt-8 max-lg:hidden" />
      </div>
      <Card as="div" className="p-6 sm:p-8">
        {reply?.step === "review" ? (
          <WithdrawalReview withdrawal={reply.withdrawal} />
        ) : (
          <WithdrawalForm known={reply?.step === "correct" ? reply.withdrawal : known} rejected={reply} />
        )}
      </Card>
      <OtherWays className="lg:hidden" />
    </main>
  );
}

/** The telephone, and the form to send on paper. */
function OtherWays({ className }: { className: string }) {
  const { settings } = useSite();
  const locale = useLocale();
  return (
    <div className={`max-w-prose space-y-3 ${className}`}>
      <p className="flex flex-wrap items-center gap-x-2">
        <T k="withdrawal:byPhone" />
        <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700" />
      </p>
      <p>
        <TextLink to={localePath(locale, PATHS.withdrawalForm)} variant="standalone">
          <T k="withdrawal:onPaper" />
        </TextLink>
      </p>
      <p className="text-sm text-muted">
        <T k="withdrawal:consumers" />
      </p>
    </div>
  );
}
