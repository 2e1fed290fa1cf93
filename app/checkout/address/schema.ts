import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import * as addressRules from "#app/forms/address-rules.ts";
import * as rules from "#app/forms/common-rules.ts";
import * as orderRules from "#app/forms/order-rules.ts";
import { contradictsProvince } from "#app/forms/provinces.ts";
import { withWrittenType } from "./street-search.ts";

const locationFields = {
  /** Type of street: 'Calle', 'Avenida'. */
  type: rules.text(),
  street: addressRules.street(),
  number: addressRules.houseNumber(),
  block: addressRules.optionalUnit("errors:number"),
  stairs: addressRules.optionalUnit("errors:text"),
  floor: addressRules.optionalFloor(),
  door: addressRules.optionalUnit("errors:text"),
  postalCode: addressRules.postalCode(),
  city: rules.text(),
  province: rules.text(),
  promotion: orderRules.promotionCode(),
};

/**
 * 'DNI', or a missing type. A form without a document type is rejected; its other fields are validated as for a DNI, which the page
 * selects by default.
 */
const dniOrMissing = z
  .literal("DNI")
  .optional()
  .pipe(z.literal("DNI", { error: "errors:required" }));

/** The pattern of the document number depends on its type, and only a CIF has a company name. */
const addressFields = z.discriminatedUnion(
  "docType",
  [
    z.object({
      docType: dniOrMissing,
      docNumber: orderRules.documentNumber("DNI"),
      companyName: rules.ignored(),
      ...locationFields,
    }),
    z.object({
      docType: z.literal("NIE"),
      docNumber: orderRules.documentNumber("NIE"),
      companyName: rules.ignored(),
      ...locationFields,
    }),
    z.object({
      docType: z.literal("CIF"),
      docNumber: orderRules.documentNumber("CIF"),
      companyName: orderRules.company(),
      ...locationFields,
    }),
  ],
  { error: "errors:required" },
);

/** The form of step 2, for the browser, the server and the types (docs/rules.md#address-fields). */
export const addressSchema = addressFields
  .refine(({ postalCode, province }) => !contradictsProvince(postalCode, province), {
    path: ["postalCode"],
    error: "errors:otherProvince",
  })
  .overwrite(withWrittenType);

/** Validates step 2 in the browser. */
export const validateAddress = (formData: FormData) => parseWithZod(formData, { schema: addressSchema });

/** An installation address as sent to the backends. The promotional code belongs to the order. */
export type Address = Omit<z.output<typeof addressSchema>, "promotion">;
