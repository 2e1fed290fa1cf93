import { useEffect } from "react";
import type { CheckoutView } from "#app/checkout/checkout-view.server.ts";
import { StepForm } from "#app/checkout/step-form.tsx";
import type { StepRefusal } from "#app/checkout/step-refusal.ts";
import { TerritoryChange } from "#app/checkout/summary/territory-change.tsx";
import { useStepForm } from "#app/checkout/use-step-form.ts";
import { postalCode } from "#app/forms/address-rules.ts";
import { T, useText } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import { type Territory, territoryOfPostalCode } from "#app/kits/pricing/territory-tax.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DocumentField } from "./document-field.tsx";
import { PostalCodeField } from "./postal-code-field.tsx";
import { StreetField } from "./street-field.tsx";
import type { StreetType } from "./street-search.ts";

const FIELDS = [
  "docType",
  "docNumber",
  "companyName",
  "type",
  "street",
  "number",
  "block",
  "stairs",
  "floor",
  "door",
  "postalCode",
  "city",
  "province",
  "promotion",
] as const;

/** Shows the company name only for a CIF. With CSS, so that it works without JavaScript. */
const SHOWN_FOR_COMPANIES = "supports-[selector(:has(*))]:not-in-[form:has(option[value=CIF]:checked)]:hidden";

const DOCUMENT_TYPES = [
  { value: "DNI", label: "checkout:DNI" },
  { value: "NIE", label: "checkout:NIE" },
  { value: "CIF", label: "checkout:CIF" },
] as const;

/** The text of each street type. */
const STREET_TYPES = {
  Calle: "checkout:streetCalle",
  Avenida: "checkout:streetAvenida",
  Plaza: "checkout:streetPlaza",
  Paseo: "checkout:streetPaseo",
  Camino: "checkout:streetCamino",
  Carretera: "checkout:streetCarretera",
  Ronda: "checkout:streetRonda",
  Travesía: "checkout:streetTravesia",
  Urbanización: "checkout:streetUrbanizacion",
  Barrio: "checkout:streetBarrio",
} as const satisfies Record<StreetType, TextKey>;

interface Props {
  view: CheckoutView;
  refusal: StepRefusal | undefined;
  /** Called with the territory of the typed postal code, so that the prices follow it; undefined while it is invalid. */
  onTerritory: (territory: Territory | undefined) => void;
}

/** Step 2, the installation address (docs/rules.md#address-step). */
export default function AddressForm({ view, refusal, onTerritory }: Props) {
  const { form, field, isSending } = useStepForm({
    step: "address",
    loadValidation: async () => (await import("./schema.ts")).validateAddress,
    names: FIELDS,
    refusal,
    initial: { docType: "DNI", type: "Calle", ...view.address, promotion: view.promotion },
  });
  const text = useText();
  const typedCode = postalCode().safeParse(field("postalCode").field.value);
  const typedTerritory = typedCode.success ? territoryOfPostalCode(typedCode.data) : undefined;
  useEffect(() => onTerritory(typedTerritory), [typedTerritory, onTerritory]);
  return (
    <StepForm
      form={form}
      step="address"
      xsrf={view.xsrf}
      formQuery={view.formQuery}
      isSending={isSending}
      refusal={refusal}
      submit={<T k="checkout:continue" />}
    >
      <SelectField
        {...field("docType")}
        label={<T k="checkout:docType" />}
        options={DOCUMENT_TYPES.map(({ value, label }) => ({ value, label: text(label) }))}
        span="4-wide"
      />
      <DocumentField {...field("docNumber")} documentType={field("docType").field.value} />
      <TextField
        {...field("companyName")}
        label={<T k="checkout:companyName" />}
        hint={<T k="checkout:companyHint" />}
        autoComplete="organization"
        autoCapitalize="words"
        className={SHOWN_FOR_COMPANIES}
      />
      <SelectField
        {...field("type")}
        label={<T k="checkout:streetType" />}
        options={Object.entries(STREET_TYPES).map(([value, key]) => ({ value, label: text(key) }))}
        span="4-wide"
      />
      <StreetField {...field("street")} />
      <TextField {...field("number")} label={<T k="checkout:number" />} autoCapitalize="none" span={4} />
      <TextField
        {...field("block")}
        label={<T k="checkout:block" />}
        hint={<T k="checkout:optional" />}
        autoCapitalize="characters"
        span={4}
      />
      <TextField
        {...field("stairs")}
        label={<T k="checkout:stairs" />}
        hint={<T k="checkout:optional" />}
        autoCapitalize="characters"
        span={4}
      />
      <TextField {...field("floor")} label={<T k="checkout:floor" />} hint={<T k="checkout:optional" />} span={4} />
      <TextField
        {...field("door")}
        label={<T k="checkout:door" />}
        hint={<T k="checkout:doorHint" />}
        autoCapitalize="characters"
        span={4}
      />
      <PostalCodeField {...field("postalCode")} />
      <TextField
        {...field("city")}
        label={<T k="checkout:city" />}
        autoComplete="address-level2"
        autoCapitalize="words"
        span={6}
      />
      <TextField
        {...field("province")}
        label={<T k="checkout:province" />}
        autoComplete="address-level1"
        autoCapitalize="words"
        span={6}
      />
      {/* Screen readers announce text that is added to an existing status region. While empty it takes no space. */}
      <div role="status" className="col-span-12 empty:sr-only">
        <TerritoryChange selection={view.selection} clientStatus={view.clientStatus} />
      </div>
      <TextField {...field("promotion")} label={<T k="checkout:promotion" />} hint={<T k="checkout:optional" />} />
    </StepForm>
  );
}
