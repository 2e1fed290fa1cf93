import { CorrectButton, FieldHint, useCheckOnLeave } from "#app/checkout/field-hint.tsx";
import type { StepRejection } from "#app/checkout/step-rejection.ts";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { RadioField } from "#app/ui/choice-fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextField } from "#app/ui/text-field.tsx";

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
export function ClientToggle({ field, label, error, autoFocus, isMismatch }: Props) {
  const noteId = `${field.id}-note`;
  return (
    <RadioField
      field={field}
      label={label}
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
          <T as="span" k={field.value === "NOT_CLIENT" ? "checkout:tryClient" : "checkout:tryNotClient"} />
        </p>
      ) : null}
    </RadioField>
  );
}

/** The e-mail address. When it is left, the address that the visitor probably means is offered (docs/rules.md#personal-data-fields). */
export function EmailField(props: StepField) {
  const { field } = props;
  const meant = useCheckOnLeave(field, async (value) => {
    const { likelyEmail } = await import("#app/forms/likely-mistakes.ts");
    return likelyEmail(value);
  });
  return (
    <TextField
      {...props}
      hint={
        <FieldHint>
          {meant ? (
            <>
              <span className="wrap-anywhere">
                <T k="checkout:likelyEmail" values={{ email: meant }} />
              </span>{" "}
              <CorrectButton field={field} values={{ [field.name]: meant }}>
                <T k="checkout:correct" />
              </CorrectButton>
            </>
          ) : null}
        </FieldHint>
      }
      type="email"
      autoComplete="email"
      spellCheck={false}
      span={6}
    />
  );
}

/** An address that was typed before the session was lost. The form sends it along, so that it is not typed twice (docs/decisions/0065). */
export function RestoredAddress({ rejection }: { rejection: StepRejection | undefined }) {
  const values = Object.entries(rejection?.restoredAddress ?? rejection?.reply.initialValue?.address ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  if (values.length === 0) return null;
  return (
    <>
      <T as="p" className="col-span-12 rounded-md bg-brand-50 px-4 py-3" k="checkout:addressKept" />
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={`address.${name}`} value={value} />
      ))}
    </>
  );
}
