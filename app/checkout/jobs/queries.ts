import { defineQuery } from "groq";

/** Whether leads need the commercial consent (docs/rules.md#commercial-consent). */
export const LEAD_RECOVERY = defineQuery(/* groq */ `
  *[_type == "settings" && _id == "settings"] | order(_id asc)[0]{ _id, leadRecoveryNeedsConsent }
`);
