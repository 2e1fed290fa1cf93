import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { lakeClient } from "local-content-lake/testing/lake-client";
import { DOCUMENTS, writeSeed } from "local-content-lake/testing/small-seed";
import { afterAll, beforeAll, expect } from "vitest";
import { type TestSandbox, test } from "#tests/sandbox/sandbox-test.ts";

const root = join(import.meta.dirname, "..", "..");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-"));
  await mkdir(join(folder, "home"));
  await mkdir(join(folder, "images"));
  await writeSeed(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const api = { projectId: "127", dataset: "production" };
  await writeFile(join(folder, "sanity.cli.js"), `export default ${JSON.stringify({ api })};\n`);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/**
 * Sanity's own command line, as `cms` has it. It puts the project's id before the host: project 127 at 0.0.1 is
 * 127.0.0.1, so that it reaches the lake on a machine that resolves no other name.
 */
async function sanity(sandbox: TestSandbox, ...args: string[]): Promise<string> {
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    PATH: process.env.PATH,
    HOME: join(folder, "home"),
    CI: "1",
    SANITY_AUTH_TOKEN: "any",
    SANITY_INTERNAL_ENV: `http://0.0.1:${new URL(sandbox.url).port}/lake`,
  };
  const program = join(root, "cms", "node_modules", ".bin", "sanity");
  return (await promisify(execFile)(process.execPath, [program, ...args], { cwd: folder, env })).stdout;
}

const contents = (sandbox: TestSandbox) =>
  lakeClient(`${sandbox.url}/lake`).fetch(
    `*[!(_type match "sanity.*")]{..., "_rev": null, "_updatedAt": null, "_createdAt": null}`,
  );

test("Sanity's command line imports a seed, exports it, and imports the export", async ({ sandbox }) => {
  expect(await sanity(sandbox, "dataset", "import", "production.ndjson", "--dataset", "production")).toContain(
    `Imported ${DOCUMENTS.length} documents`,
  );
  const imported = await contents(sandbox);
  expect(imported).toHaveLength(DOCUMENTS.length);
  const client = lakeClient(`${sandbox.url}/lake`);
  expect(await client.fetch('*[_id == "kit-piso"][0].image.asset->originalFilename')).toBe("cutout.png");
  expect(await client.fetch('*[_id == "kit-chalet"][0].extras[0]')).toMatchObject({ _ref: "extra-camera" });
  expect(JSON.stringify(imported)).not.toContain("_strengthen");

  const archive = join(folder, "export.tar.gz");
  expect(await sanity(sandbox, "dataset", "export", "production", archive)).toContain("Export finished");
  await client.delete({ query: "*" });
  await sanity(sandbox, "dataset", "import", archive, "--dataset", "production");
  expect(await contents(sandbox)).toEqual(imported);
});
