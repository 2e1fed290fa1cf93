import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { readEventSource } from "local-content-lake/testing/event-readers";
import { lakeClient } from "local-content-lake/testing/lake-client";
import { DOCUMENTS, writeSeed } from "local-content-lake/testing/small-seed";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "./sandbox-test.ts";

const root = join(import.meta.dirname, "..", "..");
const PUBLISHED = DOCUMENTS.filter(({ _id }) => !_id.startsWith("drafts."));

let sandbox: TestSandbox;
let target: string;
beforeEach(async () => {
  sandbox = await startTestSandbox(writeSeed);
  target = await mkdtemp(join(tmpdir(), "content-"));
});
afterEach(async () => {
  await sandbox.close();
  await rm(target, { recursive: true, force: true });
});

async function run(command: string, args: string[] = []) {
  const env = {
    ...process.env,
    SANDBOX_PORT: new URL(sandbox.url).port,
    DATA_DIR: dirname(sandbox.dataDir),
    SANDBOX_SEED_DIR: sandbox.seedDir,
  };
  const options = { cwd: root, env };
  return (await promisify(execFile)(process.execPath, [`sandbox/content/${command}.ts`, ...args], options)).stdout;
}

const exportedLines = async () => (await readFile(join(target, "production.ndjson"), "utf8")).split("\n").slice(0, -1);
const seedLines = async () =>
  (await readFile(join(sandbox.seedDir, "production.ndjson"), "utf8")).split("\n").slice(0, -1);

describe("content:export", () => {
  test("of an unedited lake equals the published documents of the seed and their images, byte by byte", async () => {
    expect(await run("export", [target])).toContain(`Exported ${PUBLISHED.length} documents and 2 images`);
    const published = (await seedLines()).filter((line) => !line.includes('"drafts.'));
    expect(await exportedLines()).toEqual(published);
    for (const file of await readdir(join(sandbox.seedDir, "images"))) {
      const [original, exported] = await Promise.all(
        [sandbox.seedDir, target].map((folder) => readFile(join(folder, "images", file))),
      );
      expect(exported).toEqual(original);
    }
  });

  test("changes only edited values: documents, keys and fields keep their order", async () => {
    const client = lakeClient(`${sandbox.url}/lake`);
    await client.patch("kit-chalet").set({ "price.client": 1 }).commit();
    await client.createOrReplace({
      image: null,
      _type: "kit",
      productId: "piso",
      _id: "kit-piso",
      price: { client: 2 },
    });
    await client.create({ _id: "kit-new", _type: "kit", orderRank: "0|100008:" });
    await client.create({ _id: "page-new", _type: "page" });
    await client.delete("drafts.kit-local");
    await run("export", [target]);
    const lines = await exportedLines();
    const [, chalet = ""] = await seedLines();
    expect(lines).toEqual([
      '{"_id":"kit-piso","_type":"kit","productId":"piso","price":{"client":2},"image":null}',
      chalet.replace("44.9", "1"),
      '{"_id":"kit-new","_type":"kit","orderRank":"0|100008:"}',
      ...(await seedLines()).slice(-1),
      '{"_id":"page-new","_type":"page"}',
    ]);
  });
});

describe("content:reset", () => {
  const edit = async () => {
    const client = lakeClient(`${sandbox.url}/lake`);
    await client
      .patch("extra-camera")
      .set({ name: { es: "Otra" } })
      .commit();
    await client.create({ _id: "drafts.extra-camera", _type: "extra" });
    await client.create({ _id: "new", _type: "page", kit: { _type: "reference", _ref: "kit-piso" } });
    await client.delete("kit-chalet");
  };
  const contents = () =>
    lakeClient(`${sandbox.url}/lake`).fetch(
      '*{..., "_rev": null, "_createdAt": null, "_updatedAt": null, "url": null}',
    );

  test("restores the seed in one transaction, which listeners receive", async () => {
    const before = await contents();
    await edit();
    const events = await readEventSource(`${sandbox.url}/lake/v1/data/listen/production?query=*`);
    await events.next();
    expect(await run("reset")).toContain("1 created");
    expect(await contents()).toEqual(before);
    const { data } = await events.next();
    // One for each document that was edited, drafted, added or deleted.
    expect(data.transactionTotalEvents).toBe(4);
    events.close();
  });
});
