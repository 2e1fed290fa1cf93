import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** An order that the backend holds. */
export interface HeldOrder {
  id: string;
  addressId: string;
}

/** A request that the backend and its sister services took. */
export interface Taken {
  at: string;
  service: string;
  path: string;
  status: number;
  body: Record<string, unknown>;
}

/** What the backend holds on disk, whether it runs or not. */
export async function heldOrders(backendDir: string): Promise<HeldOrder[]> {
  const entries = await readLines<HeldOrder & { kind: string }>(join(backendDir, "alarms.ndjson"));
  return entries.filter(({ kind }) => kind === "order");
}

/** Everything that was taken with status 200, oldest first. */
export async function takenRequests(backendDir: string): Promise<Taken[]> {
  const requests = await readLines<Taken>(join(backendDir, "received.ndjson"));
  return requests.filter(({ status }) => status === 200);
}

/** A last line without its end is one that a kill cut off: the backend forgets it too. */
async function readLines<Line>(file: string): Promise<Line[]> {
  const text = await readFile(file, "utf8");
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
