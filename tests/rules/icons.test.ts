import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { iconSprite } from "#app/ui/icons/make-sprite.ts";

test("the sprite holds the icons of `icon-names.ts`: `npx node app/ui/icons/make-sprite.ts`", async () => {
  const file = new URL("../../app/ui/icons/sprite.svg", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(iconSprite());
});
