/** `npm start`: from a fresh clone to a served site; a second start reuses what is built. */
import { buildSite, isSiteBuilt } from "./build.ts";
import { serve } from "./services.ts";
import { runCommand } from "./stop.ts";

await runCommand((stop) =>
  serve("production", stop, {
    title: "Build the site",
    skip: () => isSiteBuilt() && "built already",
    task: () => buildSite(stop.requested),
  }),
);
