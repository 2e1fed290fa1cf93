import { z } from "zod";

/** The longest comment, in characters. */
export const LONGEST_COMMENT = 500;

/** A thumb up or down. */
export const vote = z.enum(["YES", "NO"]);
export type Vote = z.infer<typeof vote>;

/** What was amiss. A message is a key of the `errors` texts. */
export const comment = z.string().trim().min(1, "errors:required").max(LONGEST_COMMENT, "errors:tooLong");
