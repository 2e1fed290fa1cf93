/**
 * `npm run baseline`: takes the pictures that `tests/browser/visual.spec.ts` compares with, of the last build (`npm run build`). Look
 * at them before you keep them.
 */
import { execFileSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { run } from "../server/launch/command.mjs";
import { installPackages } from "../server/launch/install.mjs";
import { Problem } from "../server/launch/problem.mjs";
import { childEnvironment, root, tool } from "../server/launch/project.mjs";
import { listenForStop } from "../server/launch/stopping.mjs";
import { findBrowser } from "./launch/browser.mjs";

const folder = join(root, "tests", "browser", "baseline");
const { requested: stop } = listenForStop();
const node = await installPackages(stop);
const browser = await findBrowser(node, stop);

const { code } = await run(node, tool("playwright", "test", "visual.spec.ts", "--update-snapshots=all"), {
  env: childEnvironment({ NODE_ENV: undefined, CHROME_PATH: browser }),
  stop,
  shows: true,
});
if (code !== 0) throw new Problem("Not every picture was taken.");

// With a palette they are a quarter of the size; what is lost is far below what the comparison tolerates.
for (const name of await readdir(folder)) {
  if (!name.endsWith(".png")) continue;
  const path = join(folder, name);
  await writeFile(
    path,
    await sharp(await readFile(path))
      .png({ palette: true, quality: 95, effort: 9 })
      .toBuffer(),
  );
}
const version = execFileSync(browser, ["--version"], { encoding: "utf8" });
await writeFile(join(folder, "browser.txt"), `${version.match(/\d[\d.]+/)?.[0] ?? "unknown"}\n`);
