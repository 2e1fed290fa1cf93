/** `npm start`: from a fresh clone to a served site, doing only what is not done yet. */
import { build, checkGeneratedTypes, isBuilt } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { launch } from "./launch.mjs";
import { step } from "./progress.mjs";
import { serve } from "./services.mjs";
import { loadSettingsFile, requireAddresses } from "./settings.mjs";
import { studioBeside } from "./studio-beside.mjs";

const begun = performance.now();

await launch(async (stop) => {
  loadSettingsFile();
  const addresses = await requireAddresses();
  const node = await installPackages(stop.requested);

  if (await isBuilt()) {
    console.info("✔ Built already");
  } else {
    const types = { doing: "Checking the generated types", done: "Generated types checked" };
    await step(types, () => checkGeneratedTypes(node, stop.requested));
    await step({ doing: "Building the site", done: "Site built" }, () => build(node, stop.requested));
  }

  const studio = await studioBeside({ node, addresses, watches: false });
  const args = (/** @type {string} */ entry) => [entry];
  await serve({ node, addresses, mode: "production", args, secondsToBeReady: 60, studio, begun }, stop);
});
