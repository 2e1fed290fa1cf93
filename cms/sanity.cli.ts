import { defineCliConfig } from "sanity/cli";
import { patchSanity } from "./studio/patch-sanity.ts";
import { basePath, dataset, hostedProjectId } from "./studio/project.ts";

/** Options of Sanity's command line: a hosted project's Studio, else one at the sandbox's `/studio`. */
export default defineCliConfig({
  api: { projectId: hostedProjectId ?? "local", dataset },
  // The Studio runs the version that was built and tested.
  deployment: { autoUpdates: false },
  vite: { plugins: [patchSanity()] },
  ...(basePath && { project: { basePath } }),
});
