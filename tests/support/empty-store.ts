import { existsSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "#app/db/store.server.ts";

/** The secrets of stores that tests open without a site. */
export const SECRETS: [string, ...string[]] = ["a-secret-of-the-tests-0123456789abcdef"];

/** Folder of the empty embedded database that the tests copy. */
const TEMPLATE = "node_modules/.cache/empty-store";

/** Creates an empty embedded database before a run of tests. Creating one takes seconds, copying it milliseconds. */
export default async function makeEmptyStore(): Promise<void> {
  await rm(TEMPLATE, { recursive: true, force: true });
  await mkdir(TEMPLATE, { recursive: true });
  const errors: Error[] = [];
  const store = await openStore({ dataDir: TEMPLATE, sessionSecrets: SECRETS }, (error) => errors.push(error));
  await store.close();
  if (errors[0]) throw errors[0];
}

/**
 * Copies the empty database into a data folder, where a first start would create it. Before any run of tests, such as at
 * `npm run fuzz`, there is none: the start creates it.
 */
export async function copyEmptyStore(dataDir: string): Promise<void> {
  if (existsSync(TEMPLATE)) await cp(join(TEMPLATE, "store"), join(dataDir, "store"), { recursive: true });
}
