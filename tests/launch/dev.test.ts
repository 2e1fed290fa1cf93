import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { createProject, freePort, script, start } from "./project.ts";

const { folder, write } = createProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm run dev applies every edit, and nothing outlives it", { timeout: 60_000 }, async () => {
  write("cms/schemaTypes/kit.ts", "");
  write("cms/seed/production.ndjson", "");
  write("app/kits/queries.ts", "");
  write("cms/typegen.ts", `console.info(process.argv.includes("--check") ? "checked" : "types written");`);
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const launched = start(folder, ports, script("dev"));
  await launched.until("Ctrl-C stops everything");
  expect(launched.output).toContain("types written");

  for (const [edited, printed] of [
    ["app/kits/queries.ts", "types written"],
    ["cms/schemaTypes/kit.ts", "types written"],
    ["cms/seed/production.ndjson", "types written"],
    ["server/main.ts", "the new site"],
  ] as const) {
    launched.output = "";
    write(edited, `console.info("the new site"); setInterval(() => undefined, 1000);`);
    await launched.until(printed);
  }

  // The pipes of the output close only when the last process is gone.
  launched.child.kill("SIGKILL");
  await launched.ended;
});
