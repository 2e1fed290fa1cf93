import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Strings that only the code of the local mode contains. */
const LOCAL_STRINGS = ["/lake", 'meta[name="site-url"]', "//local."];

let folder: string;
let bundle: string;
let page: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "studio-"));
  await buildHosted(folder);
  bundle = await ownCode(join(folder, "dist"));
  page = await readFile(join(folder, "dist", "index.html"), "utf8");
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function buildHosted(into: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["node_modules/.bin/sanity", "build", join(into, "dist")], {
    cwd: "cms",
    env: {
      ...process.env,
      CI: "1",
      HOME: into,
      NODE_ENV: "production",
      SANITY_STUDIO_PROJECT_ID: "abc12345",
      SANITY_STUDIO_SITE_URL: "https://alarmas.example",
    },
  });
}

/** The files of a build with this project's own code, recognised by a type of its content model. */
async function ownCode(dist: string): Promise<string> {
  const names = (await readdir(join(dist, "static"))).filter((name) => name.endsWith(".js"));
  const files = await Promise.all(names.map((name) => readFile(join(dist, "static", name), "utf8")));
  return files.filter((file) => file.includes("kitOfferSection")).join("\n");
}

test("a hosted project's Studio has that project and its site", () => {
  expect(bundle).toContain("abc12345");
  expect(bundle).toContain("https://alarmas.example");
  expect(page).not.toContain("/studio/static");
});

test.each(LOCAL_STRINGS)("its bundle has no code of the local mode: %s", (string) => {
  expect(bundle).not.toContain(string);
});

test("the bundle of the local Studio has that code", async () => {
  const local = await ownCode("cms/dist");
  for (const string of LOCAL_STRINGS) expect(local).toContain(string);
});
