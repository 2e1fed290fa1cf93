import { defineCliConfig } from "sanity/cli";
import { dataset, hostedProjectId } from "./studio/project.ts";

/** How Sanity's command line builds this Studio: for a hosted project as it is, else for the sandbox's `/studio`. */
export default defineCliConfig({
  api: { projectId: hostedProjectId ?? "local", dataset },
  // What is built is what runs: no version is fetched at start that nobody here has seen.
  deployment: { autoUpdates: false },
  ...(!hostedProjectId && { project: { basePath: "/studio" } }),
});
