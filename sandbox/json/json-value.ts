import type { z } from "zod";

/** Any value of JSON. */
export type JsonValue = z.infer<ReturnType<typeof z.json>>;
