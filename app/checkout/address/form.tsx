import { useEffect } from "react";
import type { CheckoutView } from "#app/checkout/checkout-view.server.ts";
import { PromotionField } from "#app/checkout/promotion-field.tsx";
import { StepForm } from "#app/checkout/step-form.tsx";
import type { StepRejection } from "#app/checkout/step-rejection.ts";
import { PriceSinceChosen, TerritoryChange } from "#app/checkout/summary/price-notices.tsx";
import { useStepForm } from "#app/checkout/use-step-form.ts";
import { postalCode } from "#app/forms/address-rules.ts";
import { T } from "#app/i18n/t.tsx";
import { type Territory, territoryOfPostalCode } from "#app/kits/pricing/territory-tax.ts";
import { SelectField } from "#app/ui/choice-fields.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { FieldGroup, HolderFields } from "./holder-fields.tsx";
import { NumberField, PostalCodeField, useFillInProvinceAndCity } from "./location-fields.tsx";
import { StreetField } from "./street-field.tsx";
import { STREET_TYPE_NAMES, streetTypeLabel } from "./street-types.ts";

/** The fields and their labels. */
const FIELDS = {
  docType: "checkout:docType",
  docNumber: "checkout:docNumber",
  companyName: "checkout:companyName",
  postalCode: "checkout:postalCode",
  province: "checkout:province",
  city: "checkout:city",
  type: "checkout:streetType",
  street: "checkout:street",
  number: "checkout:number",
  block: "checkout:block",
  stairs: "checkout:stairs",
  floor: "checkout:floor",
  door: "checkout:door",
  promotion: "checkout:promotion",
} as const;

const OPTIONAL = ["block", "stairs", "floor", "door", "promotion"] as const;

interface Props {
  view: CheckoutView;
  rejection: StepRejection | undefined;
  /** Called with the territory of the typed postal code, so that the prices follow it; undefined while it is invalid. */
  onTerritory: (territory: Territory | undefined) => void;
}

/** Step 2, the installation address (docs/rules.md#address-step). */
export default function AddressForm({ view, rejection, onTerritory }: Props) {
  const { isBusiness } = view.selection.quote;
  const stepForm = useStepForm({
    step: "address",
    loadValidation: async () => (await import("./schema.ts")).validateAddress,
    labels: FIELDS,
    optional: OPTIONAL,
    rejection,
    initial: { docType: isBusiness ? "CIF" : "DNI", type: "Calle", ...view.address, promotion: view.promotion },
  });
  const { form, field } = stepForm;
  const typedCode = postalCode().safeParse(field("postalCode").field.value);
  const typedTerritory = typedCode.success ? territoryOfPostalCode(typedCode.data) : undefined;
  useFillInProvinceAndCity(form.id, typedCode.data);
  useEffect(() => onTerritory(typedTerritory), [typedTerritory, onTerritory]);
  return (
    <StepForm stepForm={stepForm} view={view} rejection={rejection} submit={<T k="checkout:continue" />}>
      <PriceSinceChosen selection={view.selection} clientStatus={view.clientStatus} />
      <HolderFields field={field} />
      <FieldGroup title={<T k="checkout:whereInstalled" />}>
        <PostalCodeField {...field("postalCode")} />
        <TextField {...field("province")} autoComplete="address-level1" autoCapitalize="words" span={4} />
        <TextField {...field("city")} autoComplete="address-level2" autoCapitalize="words" span="4-full-on-phone" />
        {/* Screen readers announce text that is added to an existing status region. While empty it takes no space. */}
        <div role="status" className="col-span-12 empty:sr-only">
          <TerritoryChange selection={view.selection} clientStatus={view.clientStatus} />
        </div>
        <SelectField
          {...field("type")}
          options={STREET_TYPE_NAMES.map((value) => ({ value, label: streetTypeLabel(value, view.locale) }))}
          span="3-full-on-phone"
        />
        <StreetField {...field("street")} />
        <NumberField {...field("number")} />
        <FieldGroup title={<T k="checkout:inside" />} isInner>
          <TextField {...field("block")} autoCapitalize="characters" span={3} />
          <TextField {...field("stairs")} autoCapitalize="characters" span={3} />
          <TextField {...field("floor")} span={3} />
          <TextField {...field("door")} autoCapitalize="characters" span={3} />
        </FieldGroup>
      </FieldGroup>
      <PromotionField {...field("promotion")} />
    </StepForm>
  );
}
