import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#app/db/store.server.ts";
import { copyEmptyStore } from "#tests/support/empty-store.ts";
import { SECRETS } from "#tests/support/secrets.ts";

test("the embedded folder is locked against a second process", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "store-"));
  await copyEmptyStore(dataDir);
  const store = await openStore({ dataDir, sessionSecrets: SECRETS }, () => undefined);
  await expect(openStore({ dataDir, sessionSecrets: SECRETS }, () => undefined)).rejects.toThrow(
    /Another process uses the data in .+ DATA_DIR/,
  );
  await store.close();
  const again = await openStore({ dataDir, sessionSecrets: SECRETS }, () => undefined);
  await again.close();
  await rm(dataDir, { recursive: true, force: true });
});
