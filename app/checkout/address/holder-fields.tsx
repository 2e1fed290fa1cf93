import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CorrectButton, FieldHint, useCheckOnLeave } from "#app/checkout/field-hint.tsx";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { SelectField } from "#app/ui/choice-fields.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const DOCUMENT_TYPES = [
  { value: "DNI", label: "checkout:DNI" },
  { value: "NIE", label: "checkout:NIE" },
  { value: "CIF", label: "checkout:CIF" },
] as const;

/** Who orders: a person, or a company with its name. */
export function HolderFields({ field }: { field: (name: "docType" | "docNumber" | "companyName") => StepField }) {
  const { t } = useTranslation();
  const documentType = field("docType").field.value;
  return (
    <FieldGroup title={<T k="checkout:whoOrders" />}>
      <SelectField
        {...field("docType")}
        options={DOCUMENT_TYPES.map(({ value, label }) => ({ value, label: t(label) }))}
        span="4-full-on-phone"
      />
      <DocumentField {...field("docNumber")} documentType={documentType} />
      <TextField
        {...field("companyName")}
        isRequired={documentType === "CIF"}
        hint={documentType === "CIF" ? undefined : <T k="checkout:companyHint" />}
        autoComplete="organization"
        autoCapitalize="words"
        // CSS shows it only for a CIF (`checkout.css`), so that it works without JavaScript.
        className="for-company"
      />
    </FieldGroup>
  );
}

interface Props {
  title: ReactNode;
  /** For a group in another one: a small title, and no line below it. */
  isInner?: boolean;
  children: ReactNode;
}

/** Fields that belong together, with a title that screen readers say at the first of them. */
export function FieldGroup({ title, isInner = false, children }: Props) {
  return (
    <fieldset className="col-span-12 min-w-0">
      <legend
        className={isInner ? "mb-2 text-muted" : "mb-4 w-full border-b border-line pb-2 text-lg leading-snug font-bold"}
      >
        {title}
      </legend>
      <FormGrid>{children}</FormGrid>
    </fieldset>
  );
}

/**
 * The document number. On leaving the field, a hint offers the type that the number fits, or points out a wrong or missing check letter
 * (docs/rules.md#identity-documents).
 */
function DocumentField({ documentType, ...props }: StepField & { documentType: string | undefined }) {
  const type = documentType === "NIE" || documentType === "CIF" ? documentType : "DNI";
  const found = useCheckOnLeave(props.field, async (value) => {
    const { hasWrongLetter, lacksLetter, meantDocumentType } = await import("#app/forms/likely-mistakes.ts");
    return {
      type,
      meant: meantDocumentType(type, value),
      isWrong: hasWrongLetter(type, value),
      hasNoLetter: type !== "CIF" && lacksLetter(value),
    };
  });
  const hint = found?.type === type ? found : undefined;
  return (
    <TextField
      {...props}
      hint={
        <FieldHint>
          {hint?.isWrong && !props.error ? (
            <T k={type === "CIF" ? "checkout:wrongControl" : "checkout:wrongLetter"} />
          ) : null}
          {hint?.hasNoLetter ? <T k="checkout:missingLetter" /> : null}
          {hint?.meant ? (
            <>
              <T k="checkout:meantType" values={{ type: hint.meant }} />{" "}
              <CorrectButton field={props.field} values={{ docType: hint.meant }}>
                <T k="checkout:correct" />
              </CorrectButton>
            </>
          ) : null}
        </FieldHint>
      }
      autoCapitalize="characters"
      span={8}
      spellCheck={false}
    />
  );
}
