import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { keepValues } from "#app/forms/keep-values.ts";
import { useFormFields } from "#app/forms/use-form-fields.ts";
import { T } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { focusWhenDrawn } from "#app/ui/focus-when-drawn.ts";
import { TextLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Withdrawal, WithdrawalReply } from "./withdrawal.server.ts";

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
        <T as="h1" className="text-title" k="withdrawal:title" />
        <T as="p" className="mt-4 max-w-prose text-lead text-muted" k="withdrawal:intro" />
        <OtherWays className="mt-8 max-lg:hidden" />
      </div>
      <div className="card p-6 sm:p-8">
        {reply?.step === "review" ? (
          <WithdrawalReview {...reply} />
        ) : (
          <WithdrawalForm known={reply?.step === "correct" ? reply.withdrawal : known} reply={reply} />
        )}
      </div>
      <OtherWays className="lg:hidden" />
    </main>
  );
}

/** The telephone, and the form to send on paper. */
function OtherWays({ className }: { className: string }) {
  const { settings } = useSite();
  return (
    <div className={`max-w-prose space-y-3 ${className}`}>
      <p className="flex flex-wrap items-center gap-x-2">
        <T k="withdrawal:byPhone" />
        <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700" />
      </p>
      <p>
        <TextLink path={PATHS.withdrawalForm} variant="standalone">
          <T k="withdrawal:onPaper" />
        </TextLink>
      </p>
      <T as="p" className="text-sm text-muted" k="withdrawal:consumers" />
    </div>
  );
}

/** Who withdraws, from which contract, and where the acknowledgement goes. The server validates it. */
function WithdrawalForm({ known, reply }: Props) {
  const rejected = reply?.step === "rejected" ? reply.reply : undefined;
  const { form, error, field } = useFormFields({
    names: ["name", "contract", "email"],
    reply: rejected,
    initial: known,
  });
  const { state } = useNavigation();
  return (
    <Form method="post" replace preventScrollReset {...getFormProps(form)} className="space-y-6">
      {error ? (
        <Alert id={form.errorId} focusKey={rejected}>
          <p>{error}</p>
        </Alert>
      ) : null}
      <FormGrid>
        <TextField {...field("name")} isRequired label={<T k="withdrawal:name" />} autoComplete="name" />
        <TextField
          {...field("contract")}
          isRequired
          label={<T k="withdrawal:contract" />}
          hint={<T k="withdrawal:contractHint" />}
          autoComplete="off"
        />
        <TextField
          {...field("email")}
          isRequired
          label={<T k="withdrawal:email" />}
          hint={<T k="withdrawal:emailHint" />}
          type="email"
          autoComplete="email"
        />
      </FormGrid>
      <Button name="intent" value="review" isBusy={state !== "idle"} className="w-full">
        <T k="withdrawal:continue" />
      </Button>
    </Form>
  );
}

/** The reply in the browser when the site did not answer. */
export function replyWithoutAnswer(formData: FormData, message: TextKey): WithdrawalReply {
  if (formData.get("intent") === "review") return { step: "rejected", reply: keepValues(formData, message) };
  const textOf = (name: keyof Withdrawal) => String(formData.get(name) ?? "");
  const withdrawal = { name: textOf("name"), contract: textOf("contract"), email: textOf("email") };
  return { step: "review", withdrawal, error: message };
}

/** The declaration as it will be sent, and the button that sends it. It takes focus, so that screen readers read it. */
function WithdrawalReview({ withdrawal, error }: Omit<Extract<WithdrawalReply, { step: "review" }>, "step">) {
  const { state } = useNavigation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusWhenDrawn(title.current), []);
  return (
    <Form method="post" replace preventScrollReset className="space-y-5">
      <h2 ref={title} tabIndex={-1} className="text-heading">
        <T k="withdrawal:reviewTitle" />
      </h2>
      {error ? (
        <Alert focusKey={withdrawal}>
          <T k={error} />
        </Alert>
      ) : null}
      <blockquote className="rounded-md border-l-4 border-brand-700 bg-tint p-4 text-lg font-semibold wrap-anywhere">
        <T k="withdrawal:statement" values={withdrawal} />
      </blockquote>
      <T as="p" className="wrap-anywhere" k="withdrawal:acknowledgedTo" values={withdrawal} />
      {Object.entries(withdrawal).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button name="intent" value="confirm" variant="accent" isBusy={state !== "idle"} className="w-full">
        <T k="withdrawal:confirm" />
      </Button>
      <Button name="intent" value="correct" variant="quiet" disabled={state !== "idle"} className="w-full">
        <T k="withdrawal:correct" />
      </Button>
    </Form>
  );
}
