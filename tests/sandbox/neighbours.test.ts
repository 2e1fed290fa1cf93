import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startSandbox } from "#sandbox/start.ts";

const IMAGES = "https://shop.example:8443";

/** Like the containers of compose.yaml. fetch does not let a test name another host. */
function ask(port: string, headers: Record<string, string>, path: string, method = "GET") {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request({ port, host: "127.0.0.1", method, path, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .once("error", reject)
      .end();
  });
}

test("a container is answered by the sandbox's own name, and pictures have the proxy's address", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-"));
  const settings = { port: 0, seedDir: "cms/seed", siteUrl: IMAGES, hosts: ["sandbox:3900"], imagesOrigin: IMAGES };
  const sandbox = await startSandbox({ ...settings, dataDir });
  onTestFinished(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { port } = new URL(sandbox.url);
  const query = `/lake/v2025-11-01/data/query/production?query=${encodeURIComponent('*[_type == "sanity.imageAsset"][0].url')}`;
  const { status, body } = await ask(port, { host: "sandbox:3900" }, query);
  expect(status).toBe(200);
  expect(JSON.parse(body).result).toMatch(`${IMAGES}/lake/images/`);
  expect(await ask(port, { host: "attacker.example" }, query)).toMatchObject({ status: 403 });
  const foreign = { host: "sandbox:3900", origin: "https://example.com" };
  expect(await ask(port, foreign, "/received", "DELETE")).toMatchObject({ status: 403 });
});
