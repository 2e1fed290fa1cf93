import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const repository = join(import.meta.dirname, "../..");

/** Runs the import rules of `npm run lint`, with the configuration of the repository, on a folder with these files. */
function lintImports(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  for (const [path, text] of Object.entries({ "tsconfig.json": "{}", ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const depcruise = join(repository, "node_modules/.bin/depcruise");
  const args = [depcruise, "--config", join(repository, ".dependency-cruiser.mjs"), "."];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return { status, stdout };
}

const kit = `export type Kit = { id: string }; export const kitPath = "/kit";`;

test("imports down the layers pass", () => {
  const { status, stdout } = lintImports({
    "app/i18n/languages.ts": `export const languages = ["es", "eu"];`,
    "app/sanity/client.ts": `import { languages } from "../i18n/languages.ts"; export const client = languages;`,
    "app/kits/kit.ts": kit,
    "app/kits/kit-card.tsx": `import { kitPath } from "./kit.ts"; export const card = kitPath;`,
    "app/routes/kit.tsx": `import { card } from "../kits/kit-card.tsx"; export default card;`,
  });
  expect(stdout).toContain("no dependency violations found");
  expect(status).toBe(0);
});

test.for([
  [
    "an import up",
    {
      "app/kits/kit.ts": kit,
      "app/ui/card.ts": `import { kitPath } from "../kits/kit.ts"; export const to = kitPath;`,
    },
    "no import up from ui: app/ui/card.ts → app/kits/kit.ts",
  ],
  [
    "an import up of a type",
    { "app/kits/kit.ts": kit, "app/ui/card.ts": `import type { Kit } from "../kits/kit.ts"; export type Card = Kit;` },
    "no import up from ui: app/ui/card.ts → app/kits/kit.ts",
  ],
  [
    "a circle",
    {
      "server/a.ts": `import { b } from "./b.ts"; export const a = () => b;`,
      "server/b.ts": `import { a } from "./a.ts"; export const b = () => a;`,
    },
    "no circle: server/a.ts →",
  ],
  [
    "a circle of types",
    {
      "cms/a.ts": `import type { B } from "./b.ts"; export type A = { b: B };`,
      "cms/b.ts": `import type { A } from "./a.ts"; export type B = { a: A };`,
    },
    "no circle: cms/a.ts →",
  ],
  [
    "an import from one door to another",
    {
      "app/sanity/client.ts": `export const client = 1;`,
      "app/db/store.ts": `import { client } from "../sanity/client.ts"; export const store = client;`,
    },
    "no import from db to another door: app/db/store.ts → app/sanity/client.ts",
  ],
  [
    "React in a door",
    { "app/db/store.ts": `import type { ReactNode } from "react"; export type Store = ReactNode;` },
    "no React in a door: app/db/store.ts → react",
  ],
  [
    "a component in a rule",
    {
      "app/kits/card.tsx": `export const card = 1;`,
      "app/kits/bill.ts": `import { card } from "./card.tsx"; export const bill = card;`,
    },
    "no component in a rule: app/kits/bill.ts → app/kits/card.tsx",
  ],
  [
    "an import of a route",
    {
      "app/routes/kit.tsx": `export const loader = 1;`,
      "app/routes/page.tsx": `import { loader } from "./kit.tsx"; export const action = loader;`,
    },
    "no import of a route: app/routes/page.tsx → app/routes/kit.tsx",
  ],
  [
    "the sandbox in app",
    {
      "sandbox/seed.ts": `export const seed = 1;`,
      "app/kits/kit.ts": `import { seed } from "../../sandbox/seed.ts"; export const kit = seed;`,
    },
    "app stands alone: app/kits/kit.ts → sandbox/seed.ts",
  ],
  [
    "app in the sandbox",
    {
      "app/kits/kit.ts": kit,
      "sandbox/seed.ts": `import { kitPath } from "../app/kits/kit.ts"; export const seed = kitPath;`,
    },
    "sandbox stands alone: sandbox/seed.ts → app/kits/kit.ts",
  ],
  [
    "a folder without a layer",
    {
      "app/kits/kit.ts": kit,
      "app/new/page.ts": `import { kitPath } from "../kits/kit.ts"; export const page = kitPath;`,
    },
    "no file of app outside the layers: app/new/page.ts",
  ],
] as const)("%s fails", ([, files, expected]) => {
  const { status, stdout } = lintImports(files);
  expect(stdout).toContain(expected);
  expect(status).not.toBe(0);
});
