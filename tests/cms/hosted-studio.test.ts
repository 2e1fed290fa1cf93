import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";

/** What stands in the local mode's code and in no other. */
const TRACES = ["/lake", 'meta[name="site-url"]', "//local."];

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

/** Builds the Studio as one does who has a hosted project. */
async function buildHosted(into: string): Promise<void> {
  const child = spawn(process.execPath, ["node_modules/.bin/sanity", "build", join(into, "dist")], {
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
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once("exit", resolve)),
  ]);
  if (code !== 0) throw new Error(`The Studio could not be built:\n${output}\n${errors}`);
}

/** The files of a build that hold this project's own code: those that know its content model. */
async function ownCode(dist: string): Promise<string> {
  const names = (await readdir(join(dist, "static"))).filter((name) => name.endsWith(".js"));
  const files = await Promise.all(names.map((name) => readFile(join(dist, "static", name), "utf8")));
  return files.filter((file) => file.includes("kitOfferSection")).join("\n");
}

test("a hosted project's Studio is the plain Studio of that project", () => {
  expect(bundle).toContain("abc12345");
  expect(bundle).toContain("https://alarmas.example");
  expect(page).not.toContain("/studio/static");
});

test.each(TRACES)("no trace of the local mode in its bundle: %s", (trace) => {
  expect(bundle).not.toContain(trace);
});

test("the local Studio does hold what is looked for", async () => {
  const local = await ownCode("cms/dist");
  for (const trace of TRACES) expect(local).toContain(trace);
});
