import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RadioField } from "#app/ui/radio-field.tsx";

interface Props extends StepField {
  /** The phone contradicts the status: a tooltip says what to do (docs/rules.md#client-status-mismatch). */
  isMismatch: boolean;
}

const OPTIONS = [
  { value: "CLIENT", label: <T k="common:client" /> },
  { value: "NOT_CLIENT", label: <T k="common:notClient" /> },
];

/** Consequences of each choice. CSS shows the right one (`checkout.css`), so that it works without JavaScript. */
const CONSEQUENCES = [
  { k: "checkout:clientMeans", className: "for-client" },
  { k: "checkout:notClientMeans", className: "for-not-client" },
] as const;

/** The client toggle: 'Soy de Yoigo' or 'No soy de Yoigo' (docs/rules.md#client-status). */
export function ClientToggle({ field, error, autoFocus, isMismatch }: Props) {
  const noteId = `${field.id}-note`;
  return (
    <RadioField
      field={field}
      label={<T k="checkout:whoAreYou" />}
      options={OPTIONS}
      error={error}
      autoFocus={autoFocus}
      describedBy={isMismatch ? noteId : undefined}
    >
      {CONSEQUENCES.map(({ k, className }) => (
        <p key={k} className={`mt-2 text-sm text-muted ${className}`}>
          <T k={k} />
        </p>
      ))}
      {isMismatch ? (
        <p
          id={noteId}
          className="tooltip relative mt-4 flex gap-3 rounded-md bg-brand-900 px-4 py-3 text-sm font-semibold text-white"
        >
          <Icon name="info" size={20} className="shrink-0" />
          <span>
            <T k={field.value === "NOT_CLIENT" ? "checkout:tryClient" : "checkout:tryNotClient"} />
          </span>
        </p>
      ) : null}
    </RadioField>
  );
}
