import { defineQuery } from "groq";

const HOURS = /* groq */ `{ opens, closes }`;

const SUPPORT = /* groq */ `_id, weekdayHours${HOURS}, saturdayHours${HOURS}`;

/** Fragment with the hours of the sales and customer phones, for use inside another query. */
export const SUPPORT_HOURS = /* groq */ `*[_type == "settings" && _id == "settings"] | order(_id asc)[0]{ ${SUPPORT} }`;

/** Fragment with the hours of all phones, for use inside another query. */
export const ALL_HOURS = /* groq */ `*[_type == "settings" && _id == "settings"] | order(_id asc)[0]{
  ${SUPPORT},
  prospectHours${HOURS}
}`;

export const PHONE_HOURS = defineQuery(/* groq */ `${SUPPORT_HOURS}`);
