import { z } from "zod";
import type { Work } from "#sandbox/recorder/service-route.ts";
import { invalid, notFound } from "../http/refusal.ts";
import { validate } from "../http/validate.ts";
import { isCif } from "./identity/cif.ts";
import { isDni } from "./identity/dni.ts";
import { isNie } from "./identity/nie.ts";
import { isPostalCode } from "./identity/postal-code.ts";
import { COMPANY_NAME_MISSING, INVALID_DOCUMENT } from "./messages.ts";
import type { Registry } from "./registry.ts";

const required = z.string().trim().min(1);
const optional = z.string().default("");

const addressBody = z.object({
  docType: z.enum(["NIF", "NIE", "CIF"]),
  docNumber: z.string(),
  companyName: z.string().nullable(),
  postalCode: z.string(),
  province: required,
  city: required,
  /** Kind of street. */
  type: required,
  /** The street's name. */
  name: required,
  number: required,
  block: optional,
  stairs: optional,
  floor: optional,
  door: optional,
});

const DOCUMENT_CHECKS = { NIF: isDni, NIE: isNie, CIF: isCif };

/** `POST /customer/{id}/address`: registers where the alarm goes and who pays. Answers the bare id. */
export function registerAddress(registry: Registry): Work {
  return async ({ body, params: { customerId = "" } }) => {
    if (!registry.customer(customerId)) throw notFound("Customer not found");
    const { docType, docNumber, companyName, postalCode } = validate(addressBody, body);
    if (!DOCUMENT_CHECKS[docType](docNumber)) throw invalid(INVALID_DOCUMENT);
    if (docType === "CIF" && !companyName?.trim()) throw invalid(COMPANY_NAME_MISSING);
    if (!isPostalCode(postalCode)) throw invalid("Invalid postal code");
    const address = await registry.addAddress(customerId);
    return { body: address.id };
  };
}
