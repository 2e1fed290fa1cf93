import { z } from "zod";
import { LONGEST_COMMENT } from "./longest-comment.ts";

/** A thumb up or down. */
export const vote = z.enum(["YES", "NO"]);
export type Vote = z.infer<typeof vote>;

/** What was amiss. A message is a key of the `errors` texts. */
export const comment = z.string().trim().min(1, "errors:required").max(LONGEST_COMMENT, "errors:tooLong");
