import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RadioField } from "#app/ui/radio-field.tsx";

interface Props extends StepField {
  /** The phone says otherwise: a note tells what to do (section 6). */
  isContradicted: boolean;
}

const OPTIONS = [
  { value: "CLIENT", label: <T k="common:client" /> },
  { value: "NOT_CLIENT", label: <T k="common:notClient" /> },
];

/** What each choice means for the order. By style alone, so that it follows the choice without JavaScript too;
 * Tailwind would read the underscore of NOT_CLIENT as a space. */
const MEANINGS = [
  {
    k: "checkout:clientMeans",
    className: "supports-[selector(:has(*))]:not-in-[form:has([value=CLIENT]:checked)]:hidden",
  },
  {
    k: "checkout:notClientMeans",
    className: "supports-[selector(:has(*))]:not-in-[form:has([value^=NOT]:checked)]:hidden",
  },
] as const;

/** 'Soy de Yoigo' or 'No soy de Yoigo'; where the phone says otherwise, a bubble points at it. */
export function ClientToggle({ field, error, takesFocus, isContradicted }: Props) {
  const noteId = `${field.id}-note`;
  return (
    <RadioField
      field={field}
      label={<T k="checkout:whoAreYou" />}
      options={OPTIONS}
      error={error}
      takesFocus={takesFocus}
      describedBy={isContradicted ? noteId : undefined}
    >
      {MEANINGS.map(({ k, className }) => (
        <p key={k} className={`mt-2 text-sm text-muted ${className}`}>
          <T k={k} />
        </p>
      ))}
      {isContradicted ? (
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
