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

/**
 * Consequences of each choice. CSS shows the right one, so that it works without JavaScript. `^=NOT`, because Tailwind reads the
 * underscore of NOT_CLIENT as a space.
 */
const CONSEQUENCES = [
  {
    k: "checkout:clientMeans",
    className: "supports-[selector(:has(*))]:not-in-[form:has([value=CLIENT]:checked)]:hidden",
  },
  {
    k: "checkout:notClientMeans",
    className: "supports-[selector(:has(*))]:not-in-[form:has([value^=NOT]:checked)]:hidden",
  },
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
          className="relative mt-4 flex gap-3 rounded-md bg-brand-900 px-4 py-3 text-sm font-semibold text-white before:absolute before:-top-1.5 before:left-6 before:size-4 before:rotate-45 before:bg-brand-900"
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
