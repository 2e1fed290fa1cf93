/** `npm run test:e2e`: the browser tests alone, of the built site and Studio. `-- order` runs the files of that name. */
import { buildSite, isSiteBuilt } from "../../server/launch/build.ts";
import { doSteps } from "../../server/launch/steps.ts";
import { runCommand } from "../../server/launch/stop.ts";
import { prepareStudio } from "../../server/launch/studio.ts";
import { findBrowser, installEngines } from "./browser.ts";
import { installJava } from "./programs.ts";
import { conclude, emptyResults, runPlaywright } from "./runners.ts";

await runCommand(async ({ requested: stop }) => {
  const browser = await findBrowser(stop);
  await installEngines(stop);
  await installJava(stop);
  await doSteps([{ title: "Build the site", enabled: !isSiteBuilt(), task: () => buildSite(stop) }]);
  await prepareStudio(stop);
  await emptyResults();
  await conclude(await runPlaywright(stop, browser, process.argv.slice(2)));
});
