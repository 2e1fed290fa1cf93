import type { FieldMetadata } from "@conform-to/react";
import { T } from "#app/i18n/t.tsx";
import { RadioField } from "#app/ui/radio-field.tsx";

interface Props {
  field: FieldMetadata<string | undefined>;
  error: string | undefined;
  /** The phone says otherwise: a note tells what to do (section 6). */
  isContradicted: boolean;
}

const OPTIONS = [
  { value: "CLIENT", label: <T k="common:client" /> },
  { value: "NOT_CLIENT", label: <T k="common:notClient" /> },
];

/** 'Soy de Yoigo' or 'No soy de Yoigo'. */
export function ClientToggle({ field, error, isContradicted }: Props) {
  const noteId = `${field.id}-note`;
  return (
    <RadioField
      field={field}
      label={<T k="checkout:whoAreYou" />}
      options={OPTIONS}
      error={error}
      describedBy={isContradicted ? noteId : undefined}
    >
      {isContradicted ? (
        <p id={noteId} className="mt-2 rounded-md bg-accent-soft px-3 py-2 text-sm font-semibold text-accent-ink">
          <T k={field.value === "NOT_CLIENT" ? "checkout:tryClient" : "checkout:tryNotClient"} />
        </p>
      ) : null}
    </RadioField>
  );
}
