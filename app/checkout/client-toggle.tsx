import { type FieldMetadata, getCollectionProps } from "@conform-to/react";
import { T } from "#app/i18n/t.tsx";
import { CLIENT_STATUSES } from "#app/kits/client-status.ts";
import { FieldError } from "#app/ui/field.tsx";

interface Props {
  field: FieldMetadata<string | undefined>;
  error: string | undefined;
  /** The phone says otherwise: a note tells what to do (section 6). */
  isContradicted: boolean;
}

/** 'Soy de Yoigo' or 'No soy de Yoigo'. */
export function ClientToggle({ field, error, isContradicted }: Props) {
  const noteId = `${field.id}-note`;
  return (
    <fieldset className="col-span-12" aria-describedby={isContradicted ? noteId : field.errorId}>
      <legend className="mb-1.5 font-semibold">
        <T k="checkout:whoAreYou" />
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {getCollectionProps(field, { type: "radio", options: [...CLIENT_STATUSES] }).map(({ key, ...radio }) => (
          <label
            key={key}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-2 border-field px-4 py-3 font-semibold has-checked:border-brand-700 has-checked:bg-brand-50"
          >
            <input {...radio} className="size-5 accent-brand-700" />
            <T k={radio.value === "CLIENT" ? "common:client" : "common:notClient"} />
          </label>
        ))}
      </div>
      <FieldError id={field.errorId}>{error}</FieldError>
      {isContradicted ? (
        <p id={noteId} className="mt-2 rounded-md bg-accent-soft px-3 py-2 text-sm font-semibold text-accent-ink">
          <T k={field.value === "NOT_CLIENT" ? "checkout:tryClient" : "checkout:tryNotClient"} />
        </p>
      ) : null}
    </fieldset>
  );
}
