import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { T } from "#app/i18n/t.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Withdrawal } from "./schema.ts";

/** The declaration as it will be sent, and the button that sends it. It takes focus, so that screen readers read it. */
export function WithdrawalReview({ withdrawal }: { withdrawal: Withdrawal }) {
  const { state } = useNavigation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Form method="post" replace preventScrollReset className="space-y-5">
      <h2 ref={title} tabIndex={-1} className="text-heading">
        <T k="withdrawal:reviewTitle" />
      </h2>
      <blockquote className="rounded-md border-l-4 border-brand-700 bg-tint p-4 text-lg font-semibold wrap-anywhere">
        <T k="withdrawal:statement" values={withdrawal} />
      </blockquote>
      <p className="wrap-anywhere">
        <T k="withdrawal:acknowledgedTo" values={withdrawal} />
      </p>
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
