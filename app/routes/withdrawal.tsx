import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { findVisitorCheckout } from "#app/checkout/checkout-session.server.ts";
import { readForm, tooOften } from "#app/forms/read-form.server.ts";
import { sendForm } from "#app/forms/send-form.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localePath, requestLocale } from "#app/i18n/locale.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { type PageMeta, pageMetaFromTexts, siteOf } from "#app/seo/page-meta.ts";
import {
  declareWithdrawal,
  parseWithdrawal,
  WITHDRAWAL_FIELDS,
  type WithdrawalReply,
} from "#app/withdrawal/withdrawal.server.ts";
import { replyWithoutAnswer, WithdrawalPage } from "#app/withdrawal/withdrawal-page.tsx";

const NO_STORE = { "Cache-Control": "no-store" };

/** The form, with what the visitor's order says (docs/rules.md#withdrawal). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const [checkout, t] = await Promise.all([findVisitorCheckout(request, context), loadT(context.content, locale)]);
  const order = checkout?.order_id ? checkout : undefined;
  const known = {
    contract: order?.order_id ?? undefined,
    name: order?.personal?.name,
    email: order?.personal?.email,
  };
  // The law prescribes the words of the link to this page; they are its title too.
  const head = { title: t("withdrawal:here"), description: t("withdrawal:intro"), heading: t("withdrawal:title") };
  return data({ known, locale, siteUrl: context.siteUrl, head }, { headers: NO_STORE });
}

/** `review` shows the declaration, `correct` the form again, and `confirm` declares: 303 to the receipt. 400 with errors, or 429. */
export async function action({ request, context }: ActionFunctionArgs) {
  const formData = await readForm(request, WITHDRAWAL_FIELDS);
  const submission = parseWithdrawal(formData);
  const refuse = (reply: ReturnType<typeof submission.reply>, init: ResponseInit) =>
    data<WithdrawalReply>({ step: "rejected", reply }, init);
  if (submission.status !== "success") return refuse(submission.reply(), { status: 400, headers: NO_STORE });
  const { value: withdrawal } = submission;
  const show = (step: "review" | "correct") => data<WithdrawalReply>({ step, withdrawal }, { headers: NO_STORE });
  switch (formData.get("intent")) {
    case "review":
      return show("review");
    case "correct":
      return show("correct");
    case "confirm": {
      const waitS = await context.rateLimits.count("withdrawal");
      if (waitS > 0) return refuse(submission.reply({ formErrors: ["errors:tooOften"] }), tooOften(waitS));
      const locale = requestLocale(request);
      const id = await declareWithdrawal(context, withdrawal, locale);
      const headers = { ...NO_STORE, "Set-Cookie": await context.withdrawalCookie.serialize(id) };
      return redirect(localePath(locale, PATHS.withdrawalReceived), { status: 303, headers });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/**
 * Keeps what is shown and adds an error when the server does not answer. Sending again is safe: the same declaration twice is one
 * withdrawal.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const formData = await request.clone().formData();
  return await sendForm(serverAction<typeof action>, (message) => replyWithoutAnswer(formData, message));
}

export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";

export const headers = ({ actionHeaders, loaderHeaders }: { actionHeaders: Headers; loaderHeaders: Headers }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  return pageMetaFromTexts(data, siteOf(matches), { path: PATHS.withdrawal });
};

export default function WithdrawalRoute() {
  const { known } = useLoaderData<typeof loader>();
  return <WithdrawalPage known={known} reply={useActionData<typeof action>()} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
