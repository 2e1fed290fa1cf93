/** `npm run dev`: like `npm start`, and every edit is taken over: by Vite in the browser, by a restart in the processes. */
import { globSync } from "node:fs";
import { Problem } from "./problem.ts";
import { run } from "./processes.ts";
import { root } from "./project.mjs";
import { serve } from "./services.ts";
import { runCommand } from "./stop.ts";
import { repeatOnEdit } from "./watch.ts";

/** Content model, interface texts and queries. */
const SOURCES = ["cms/schemaTypes", "cms/seed/production.ndjson", ...globSync("app/**/queries.ts", { cwd: root })];

await runCommand((stop) =>
  serve("development", stop, {
    title: "Generate the types",
    task: () => repeatOnEdit(SOURCES, () => generateTypes(stop.requested), stop.requested),
  }),
);

/** A query that does not fit the content model is no reason to stop. */
async function generateTypes(stop: AbortSignal): Promise<void> {
  const { code } = await run("node", ["cms/typegen.ts"], { stop, shows: true });
  if (code !== 0) throw new Problem("The types could not be generated; the last ones stay until the next edit.");
}
