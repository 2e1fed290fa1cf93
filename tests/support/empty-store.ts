import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "#app/db/store.server.ts";

/** Where the embedded store lies that copies are made of. */
const TEMPLATE = "node_modules/.cache/empty-store";

/** Before a run of tests: makes a store to which nothing was written. To make one takes seconds, to copy it a fraction of one. */
export default async function makeEmptyStore(): Promise<void> {
  await rm(TEMPLATE, { recursive: true, force: true });
  await mkdir(TEMPLATE, { recursive: true });
  const errors: Error[] = [];
  const store = await openStore({ dataDir: TEMPLATE }, (error) => errors.push(error));
  await store.close();
  if (errors[0]) throw errors[0];
}

/** Lays a store into a folder of data, as a first start would have made it. */
export async function copyEmptyStore(dataDir: string): Promise<void> {
  await cp(join(TEMPLATE, "store"), join(dataDir, "store"), { recursive: true });
}
