/** `npm start`: from a fresh clone to a served site; a second start reuses what is built. */
import { buildSite, checkGeneratedTypes, isSiteBuilt } from "./build.ts";
import { serve } from "./services.ts";
import { runCommand } from "./stop.ts";
import { studioInBackground } from "./studio-background.ts";

await runCommand(async (stop) => {
  const isBuilt = await isSiteBuilt();
  await serve(
    {
      mode: "production",
      args: (entry) => [entry],
      secondsToBeReady: 60,
      steps: [
        {
          title: "Check the generated types",
          enabled: !isBuilt,
          task: () => checkGeneratedTypes(stop.requested),
        },
        {
          title: "Build the site",
          skip: isBuilt && "built already",
          task: () => buildSite(stop.requested),
        },
      ],
      studio: await studioInBackground({ watches: false }),
    },
    stop,
  );
});
