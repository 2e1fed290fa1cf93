import { defineQuery } from "groq";

/** Whether only those may be called who asked for offers (decisions 15). */
export const LEAD_RECOVERY = defineQuery(/* groq */ `
  *[_type == "settings" && _id == "settings"] | order(_id asc)[0]{ _id, leadRecoveryNeedsConsent }
`);
