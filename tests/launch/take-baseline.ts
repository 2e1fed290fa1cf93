/**
 * `npx node tests/launch/take-baseline.ts`: takes the pictures that `tests/browser/visual.spec.ts` compares with, from the last build
 * (`npm run build`). Look at them before you keep them.
 */
import { execFileSync } from "node:child_process";
import { glob, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { Problem } from "../../server/launch/problem.ts";
import { run } from "../../server/launch/processes.ts";
import { root } from "../../server/launch/project.mjs";
import { runCommand } from "../../server/launch/stop.ts";
import { findBrowser } from "./browser.ts";

const folder = join(root, "tests", "browser", "baseline");

await runCommand(async ({ requested: stop }) => {
  const browser = await findBrowser(stop);
  const env = { NODE_ENV: undefined, CHROME_PATH: browser };
  const args = ["test", "visual.spec.ts", "--update-snapshots=all"];
  const { code } = await run("playwright", args, { stop, shows: true, env });
  if (code !== 0) throw new Problem("Not every picture was taken.");

  for await (const name of glob("*.png", { cwd: folder })) {
    const path = join(folder, name);
    // With a palette they are a quarter of the size; the loss is far below what the comparison tolerates.
    const small = sharp(await readFile(path)).png({ palette: true, quality: 95, effort: 9 });
    await writeFile(path, await small.toBuffer());
  }
  const version = execFileSync(browser, ["--version"], { encoding: "utf8" });
  await writeFile(join(folder, "browser.txt"), `${basename(browser)} ${version.match(/\d[\d.]+/)?.[0] ?? "unknown"}\n`);
});
