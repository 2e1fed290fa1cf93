import { z } from "zod";
import { service } from "./service.ts";

/** A request that the sandbox received, with what it answered. */
export const receivedRequest = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  service,
  method: z.string(),
  /** Within the service: `/customer`, not `/alarms/customer`. */
  path: z.string(),
  headers: z.object({ "idempotency-key": z.string().optional() }),
  /** The JSON body; of a GET, the parameters of its address. */
  body: z.json(),
  status: z.number(),
  answer: z.json(),
  /** Set when the answer is that of an earlier request with the same Idempotency-Key. */
  repeat: z.boolean().optional(),
});

export type ReceivedRequest = z.infer<typeof receivedRequest>;
