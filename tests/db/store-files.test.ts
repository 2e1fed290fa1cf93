import { mkdtemp, readdir, rename, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#app/db/store.server.ts";
import { copyEmptyStore, SECRETS } from "#tests/support/empty-store.ts";

const open = (dataDir: string) => openStore({ dataDir, sessionSecrets: SECRETS }, () => undefined);

async function usedFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "store-"));
  await copyEmptyStore(dataDir);
  await (await open(dataDir)).close();
  return dataDir;
}

test.each(["store", "store/pgdata"])("a store whose folder '%s' is gone is not begun anew", async (lost) => {
  const dataDir = await usedFolder();
  await rename(join(dataDir, lost), join(dataDir, "backup"));
  await expect(open(dataDir)).rejects.toThrow(/The store in .+ is missing, but it existed .+ restore .+ from a backup/);
  await rm(join(dataDir, lost), { recursive: true, force: true });
  await rename(join(dataDir, "backup"), join(dataDir, lost));
  await (await open(dataDir)).close();
  await rm(dataDir, { recursive: true });
});

test("a store with a damaged file is not begun anew", async () => {
  const dataDir = await usedFolder();
  await truncate(join(dataDir, "store/pgdata/global/pg_control"), 100);
  await expect(open(dataDir)).rejects.toThrow(/The store in .+ cannot be opened: its files are damaged\. .+ backup/);
  await expect(open(dataDir)).rejects.toThrow(/damaged/);
  await rm(dataDir, { recursive: true });
});

test("files that others could read are made private", async () => {
  const dataDir = await usedFolder();
  const modes = async () => {
    const entries = await readdir(join(dataDir, "store"), { recursive: true, withFileTypes: true });
    const all = entries.map(async (entry) => {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? "folder" : "file"} ${(mode & 0o777).toString(8)}`;
    });
    return [...new Set(await Promise.all(all))].sort();
  };
  const before = process.umask(0o077);
  await (await open(dataDir)).close();
  process.umask(before);
  expect(await modes()).toEqual(["file 600", "folder 700"]);
  await rm(dataDir, { recursive: true });
});

test("the embedded folder is locked against a second process", async () => {
  const dataDir = await usedFolder();
  const store = await open(dataDir);
  await expect(open(dataDir)).rejects.toThrow(/Another process uses the data in .+ DATA_DIR/);
  await store.close();
  await (await open(dataDir)).close();
  await rm(dataDir, { recursive: true });
});
