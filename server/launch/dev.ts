/** `npm run dev`: like `npm start`, and every edit is taken over: by Vite in the browser, by a restart in the processes. */
import { relative } from "node:path";
import { run } from "./processes.ts";
import { childEnvironment, projectNode, root } from "./project.mjs";
import { serve } from "./services.ts";
import { runCommand } from "./stop.ts";
import { onChange } from "./watch.ts";

/** A query that does not fit the content model is shown and no reason to stop: the next edit may mend it. */
async function generateTypes(stop: AbortSignal): Promise<void> {
  const { code } = await run(projectNode, ["cms/typegen.ts"], { env: childEnvironment(), stop, shows: true });
  if (code !== 0) console.error("The types could not be generated; the last ones stay until the next edit.");
}

/** Of `app`, types are generated from the queries alone. */
function isNoQuery(path: string): boolean {
  const file = relative(root, path);
  return file.startsWith("app") && /\.\w+$/.test(file) && !/queries\.tsx?$/.test(file);
}

await runCommand((stop) =>
  serve("development", stop, async () => [
    {
      title: "Generate the types",
      task: async () => {
        await generateTypes(stop.requested);
        const paths = ["cms/schemaTypes", "cms/seed/production.ndjson", "app"];
        onChange(paths, [isNoQuery], () => generateTypes(stop.requested), stop.requested);
      },
    },
  ]),
);
