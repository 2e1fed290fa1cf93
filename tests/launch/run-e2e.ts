/** `npm run test:e2e`: the browser tests alone, of the built site and Studio. `-- order` runs the files of that name. */
import { buildSite, isSiteBuilt } from "../../server/launch/build.ts";
import { doSteps } from "../../server/launch/steps.ts";
import { runCommand } from "../../server/launch/stop.ts";
import { prepareStudio } from "../../server/launch/studio.ts";
import { findBrowser } from "./browser.ts";
import { installJava } from "./java.ts";
import { slowestFiles } from "./report.ts";
import { emptyResults, runPlaywright } from "./runners.ts";

await runCommand(async ({ requested: stop }) => {
  const browser = await findBrowser(stop);
  await installJava(stop);
  if (!(await isSiteBuilt())) await doSteps([{ title: "Build the site", task: () => buildSite(stop) }]);
  await prepareStudio(stop);
  await emptyResults();
  const { passed, failed, remarks, times } = await runPlaywright(stop, browser, process.argv.slice(2));
  for (const line of [...slowestFiles(times), ...remarks]) console.info(line);
  console.info(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
