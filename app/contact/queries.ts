import { defineQuery } from "groq";

/** Fragment with the hours of all phones, for use inside another query. */
export const HOURS_SETTINGS = /* groq */ `*[_type == "settings" && _id == "settings"] | order(_id asc)[0]{
  _id,
  weekdayHours,
  saturdayHours,
  prospectHours
}`;

export const PHONE_HOURS = defineQuery(/* groq */ `${HOURS_SETTINGS}`);
