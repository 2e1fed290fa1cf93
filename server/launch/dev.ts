/** `npm run dev`: like `npm start`, and every edit is taken over: by Vite in the browser, by a restart in the processes. */
import { relative } from "node:path";
import { run } from "./processes.ts";
import { childEnvironment, projectNode, root } from "./project.mjs";
import { serve } from "./services.ts";
import { runCommand } from "./stop.ts";
import { studioInBackground } from "./studio-background.ts";
import { onChange } from "./watch.ts";

/** A query that does not fit the content model is shown and no reason to stop: the next edit may mend it. */
async function generateTypes(stop: AbortSignal): Promise<void> {
  const { code } = await run(projectNode, ["cms/typegen.ts"], { env: childEnvironment(), stop, shows: true });
  if (code !== 0) console.error("The types could not be generated; the last ones stay until the next edit.");
}

/** Types are generated from the content model, the interface texts of the seed, and the queries of `app`. */
function generateTypesOnChange(stop: AbortSignal): void {
  const queries = /queries\.tsx?$/;
  const isUnused = (path: string) => {
    const file = relative(root, path);
    return file.startsWith("app") && /\.\w+$/.test(file) && !queries.test(file);
  };
  onChange(["cms/schemaTypes", "cms/seed/production.ndjson", "app"], [isUnused], () => generateTypes(stop), stop);
}

await runCommand(async (stop) => {
  await serve(
    {
      mode: "development",
      args: (entry) => ["server/launch/restart-on-edit.ts", entry],
      secondsToBeReady: Number.POSITIVE_INFINITY,
      steps: [
        {
          title: "Generate the types",
          task: async () => {
            await generateTypes(stop.requested);
            generateTypesOnChange(stop.requested);
          },
        },
      ],
      studio: await studioInBackground({ watches: true }),
    },
    stop,
  );
});
