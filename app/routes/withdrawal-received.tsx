import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findWithdrawal } from "#app/db/withdrawals.server.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localePath, requestLocale } from "#app/i18n/locale.ts";
import { momentText } from "#app/i18n/moment-text.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";
import { openDeclaration, withdrawalIdOf } from "#app/withdrawal/withdrawal.server.ts";
import { WithdrawalReceipt } from "#app/withdrawal/withdrawal-receipt.tsx";

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
