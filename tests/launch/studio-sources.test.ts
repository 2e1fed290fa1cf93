import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { STUDIO } from "../../server/launch/studio.ts";

const repository = join(import.meta.dirname, "../..");

test("the Studio is built again for every file that it imports from the site", () => {
  const patterns = STUDIO.inputs.flatMap((path) => [path, `${path}/**`]);
  const files = globSync(patterns, { cwd: repository }).filter((file) => /\.[jt]sx?$/.test(file));
  const imported = files.flatMap((file) => {
    const code = readFileSync(join(repository, file), "utf8");
    return [...code.matchAll(/from "(\.[^"]+)"/g)].map(([, target = ""]) => join(dirname(file), target));
  });
  const ofTheSite = STUDIO.inputs.filter((path) => path.startsWith("app/"));
  expect([...new Set(imported)].filter((file) => !file.startsWith("cms/")).sort()).toEqual(ofTheSite);
});
