import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findWithdrawal } from "#app/db/withdrawals.server.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localePath, requestLocale } from "#app/i18n/locale.ts";
import { momentText } from "#app/i18n/moment-text.ts";
import { T } from "#app/i18n/t.tsx";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { PrintButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Withdrawal } from "#app/withdrawal/withdrawal.server.ts";
import { openDeclaration, withdrawalIdOf } from "#app/withdrawal/withdrawal.server.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** Shows the visitor's withdrawal; without one it redirects to the form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const id = await withdrawalIdOf(request, context);
  const stored = id && (await findWithdrawal(context.store.db, id));
  const declaration = stored && openDeclaration(context.sealer, stored);
  if (!declaration) return redirect(localePath(locale, PATHS.withdrawal), 303);
  const { name, contract, email } = declaration;
  const t = await loadT(context.content, locale);
  const moment = momentText(stored.received_at, locale);
  return data(
    {
      withdrawal: { name, contract, email },
      moment,
      keptDays: context.personalDataDays,
      title: t("withdrawal:receivedTitle"),
    },
    { headers: NO_STORE },
  );
}

export const headers = () => NO_STORE;

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? noindexMeta(data) : failureMeta(error, location.pathname);

export default function WithdrawalReceived() {
  const { withdrawal, moment, keptDays } = useLoaderData<typeof loader>();
  return <WithdrawalReceipt withdrawal={withdrawal} moment={moment} keptDays={keptDays} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";

interface Props {
  withdrawal: Withdrawal;
  /** Day and time in Spain, in the page's language. */
  moment: string;
  /** Days for which this browser finds the receipt. */
  keptDays: number;
}

/** The acknowledgement of a withdrawal, to keep (docs/rules.md#withdrawal). */
function WithdrawalReceipt({ withdrawal, moment, keptDays }: Props) {
  const { settings } = useSite();
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-4 py-10 lg:py-14">
      <span className="flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon name="check" size={32} />
      </span>
      <h1 className="mt-5 text-title">
        <T k="withdrawal:receivedTitle" />
      </h1>
      <blockquote className="mt-6 rounded-md border-l-4 border-brand-700 bg-success-soft p-4 text-lg font-semibold wrap-anywhere">
        <T k="withdrawal:statement" values={withdrawal} />
      </blockquote>
      <p className="mt-4 text-lg">
        <T k="withdrawal:receivedAt" values={{ moment }} />
      </p>
      <p className="mt-3 wrap-anywhere">
        <T k="withdrawal:acknowledged" values={withdrawal} />
      </p>
      <p className="mt-3">
        <T k="withdrawal:next" /> <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700" />
      </p>
      <p className="mt-3 mb-6 text-sm text-muted">
        <T k="withdrawal:kept" values={{ days: keptDays }} />
      </p>
      <PrintButton />
    </main>
  );
}
