import { useTranslation } from "react-i18next";
import { FieldGroup } from "#app/checkout/field-group.tsx";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DocumentField } from "./document-field.tsx";

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
        label={<T k="checkout:docType" />}
        options={DOCUMENT_TYPES.map(({ value, label }) => ({ value, label: t(label) }))}
        span="4-wide"
      />
      <DocumentField {...field("docNumber")} documentType={documentType} />
      <TextField
        {...field("companyName")}
        isRequired={documentType === "CIF"}
        label={<T k="checkout:companyName" />}
        hint={documentType === "CIF" ? undefined : <T k="checkout:companyHint" />}
        autoComplete="organization"
        autoCapitalize="words"
        // CSS shows it only for a CIF (`checkout.css`), so that it works without JavaScript.
        className="for-company"
      />
    </FieldGroup>
  );
}
