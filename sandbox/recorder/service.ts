import { z } from "zod";

/** The services that the sandbox stands in for, by the first part of their address. */
export const SERVICES = ["alarms", "lake", "node", "services", "emails", "places"] as const;

export const service = z.enum(SERVICES);
export type Service = z.infer<typeof service>;
