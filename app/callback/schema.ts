import { z } from "zod";
import * as field from "#app/forms/fields.ts";
import { placeOf } from "./place.ts";

/** The call-back form, for the browser, the server and the types (section 5). */
export const callbackSchema = z.object({
  name: field.text(),
  phone: field.mobile(),
  consent: field.ticked("errors:consent"),
  place: z.string().optional().transform(placeOf),
});
