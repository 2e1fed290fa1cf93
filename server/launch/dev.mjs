/** `npm run dev`: like `npm start`, with every edit taken over: the site through Vite, both processes by a restart. */
import { installPackages } from "./install.mjs";
import { launch } from "./launch.mjs";
import { step } from "./progress.mjs";
import { serve } from "./services.mjs";
import { loadSettingsFile, requireAddresses } from "./settings.mjs";
import { studioBeside } from "./studio-beside.mjs";
import { generateTypes, generateTypesOnChange } from "./types-on-change.mjs";

const begun = performance.now();

await launch(async (stop) => {
  loadSettingsFile();
  const addresses = await requireAddresses();
  const node = await installPackages(stop.requested);

  const types = { doing: "Generating types", done: "Types generated", silent: false };
  await step(types, () => generateTypes(node, stop.requested));
  generateTypesOnChange(node, stop.requested);

  await serve(
    {
      node,
      addresses,
      mode: "development",
      args: (entry) => ["server/launch/watched.mjs", entry],
      secondsToBeReady: Number.POSITIVE_INFINITY,
      studio: await studioBeside({ node, addresses, watches: true }),
      begun,
    },
    stop,
  );
});
