/** `npm start`: from a fresh clone to a served site; a second start reuses what is built. */
import { buildSite, checkGeneratedTypes, isSiteBuilt } from "./build.ts";
import { serve } from "./services.ts";
import { runCommand } from "./stop.ts";

await runCommand((stop) =>
  serve("production", stop, async () => {
    const isBuilt = await isSiteBuilt();
    return [
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
    ];
  }),
);
