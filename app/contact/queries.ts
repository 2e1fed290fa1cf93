import { defineQuery } from "groq";

/** The hours of the phones, for a query that shows them beside something else. */
export const HOURS = /* groq */ `*[_type == "settings" && _id == "settings"] | order(_id asc)[0]{
  _id,
  weekdayHours,
  saturdayHours,
  prospectHours
}`;

/** The hours of the phones. */
export const PHONE_HOURS = defineQuery(/* groq */ `${HOURS}`);
