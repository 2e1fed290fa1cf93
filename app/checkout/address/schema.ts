import { z } from "zod";
import * as field from "#app/forms/fields.ts";
import { CLIENT_STATUSES } from "#app/kits/client-status.ts";

/** The three forms of the checkout, for the browser, the server and the types (section 5). */

export const personalSchema = z.object({
  clientStatus: z.enum(CLIENT_STATUSES, { error: "errors:required" }),
  name: field.text(),
  phone: field.mobile(),
  email: field.email(),
  consent: field.ticked("errors:consent"),
  commercialConsent: field.tickable(),
});

const place = {
  type: field.text(),
  street: field.street(),
  number: field.digits(),
  block: field.optionalDigits(),
  stairs: field.optionalText(),
  floor: field.optionalDigits(),
  door: field.optionalText(),
  postalCode: field.postalCode(),
  city: field.text(),
  province: field.text(),
  promotion: field.promotion(),
};

/** A form that says no type is read as one that chose the type that the page begins with, and told that it says none. */
const firstType = z
  .literal("DNI")
  .optional()
  .pipe(z.literal("DNI", { error: "errors:required" }));

/** The pattern of the number depends on the document's type, and only a company has a name. */
export const addressSchema = z.discriminatedUnion(
  "docType",
  [
    z.object({
      docType: firstType,
      docNumber: field.documentNumber("DNI"),
      companyName: field.nothing(),
      ...place,
    }),
    z.object({
      docType: z.literal("NIE"),
      docNumber: field.documentNumber("NIE"),
      companyName: field.nothing(),
      ...place,
    }),
    z.object({
      docType: z.literal("CIF"),
      docNumber: field.documentNumber("CIF"),
      companyName: field.company(),
      ...place,
    }),
  ],
  { error: "errors:required" },
);

/** Clients pay on the main account that they have with the operator. */
export const clientConfirmation = z.object({
  /** What the page showed, to be sure that it is what is ordered. */
  shown: z.string().optional(),
  promotion: field.promotion(),
  acceptance: field.ticked("errors:required"),
});

/** Others give an account (section 5, step 3). */
export const notClientConfirmation = clientConfirmation.extend({ owner: field.text(), iban: field.iban() });

export const editSchema = z.object({ step: z.enum(["personal", "address"]) });

/** A person of step 1, as kept and sent. */
export type Person = Omit<z.output<typeof personalSchema>, "consent">;

/** An installation address of step 2, as sent. The promotion belongs to the order. */
export type Address = Omit<z.output<typeof addressSchema>, "promotion">;

/** An address as kept: its document number lies beside it, sealed (docs/decisions/0022). */
export type Place = Omit<Address, "docNumber"> & { docNumber?: never };
