import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { receivedRequest } from "#sandbox/recorder/received-log.ts";

/** An order in the backend's data. */
interface StoredOrder {
  id: string;
  addressId: string;
}

/** The orders on the backend's disk, whether it runs or not. */
export async function storedOrders(backendDir: string): Promise<StoredOrder[]> {
  const entries = await readLines<StoredOrder & { kind: string }>(join(backendDir, "alarms.ndjson"));
  return entries.filter(({ kind }) => kind === "order");
}

const acceptedRequest = receivedRequest.extend({
  /** Empty for a request without a body. */
  body: z
    .record(z.string(), z.json())
    .nullable()
    .transform((fields) => fields ?? {}),
});

/** A request that the backend or another service answered with status 200. */
export type AcceptedRequest = z.infer<typeof acceptedRequest>;

/** The requests that the backend and the other services accepted, oldest first. */
export async function acceptedRequests(backendDir: string): Promise<AcceptedRequest[]> {
  const lines = await readLines<Line>(join(backendDir, "received.ndjson"));
  return lines.filter(isAccepted).map((line) => acceptedRequest.parse(line));
}

interface Line {
  path: string;
  status: number;
  broken?: string;
}

/** Calls of which any whole answer with status 2xx says that the service took them: what it says is not specified (docs/operation.md). */
const ANY_ANSWER = ["/confirmation", "/api/emails-prod"];
const WHOLE = ["garbage", "shape", "empty"];

/** A broken answer has status 200, too. */
function isAccepted({ path, status, broken }: Line): boolean {
  if (broken === undefined) return status === 200;
  return ANY_ANSWER.includes(path) && WHOLE.includes(broken);
}

/** Reads lines of JSON. The last line is dropped: without a line end, a kill cut it off, and the backend drops it too. */
async function readLines<Line>(file: string): Promise<Line[]> {
  const text = await readFile(file, "utf8");
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
