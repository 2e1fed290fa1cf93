import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** An order in the backend's data. */
export interface StoredOrder {
  id: string;
  addressId: string;
}

/** A request that the backend or another service accepted. */
export interface AcceptedRequest {
  at: string;
  service: string;
  path: string;
  status: number;
  body: Record<string, unknown>;
}

/** The orders on the backend's disk, whether it runs or not. */
export async function storedOrders(backendDir: string): Promise<StoredOrder[]> {
  const entries = await readLines<StoredOrder & { kind: string }>(join(backendDir, "alarms.ndjson"));
  return entries.filter(({ kind }) => kind === "order");
}

/** The requests answered with 200, oldest first. */
export async function acceptedRequests(backendDir: string): Promise<AcceptedRequest[]> {
  const requests = await readLines<AcceptedRequest>(join(backendDir, "received.ndjson"));
  return requests.filter(({ status }) => status === 200);
}

/** Reads lines of JSON. The last line is dropped: without a line end, a kill cut it off, and the backend drops it too. */
async function readLines<Line>(file: string): Promise<Line[]> {
  const text = await readFile(file, "utf8");
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
