import { expect, test } from "vitest";
import { withVariant } from "../../cms/studio/experiments/keep-variant.ts";

const section = (_key: string) => ({ _key, _type: "textSection" });
const experiment = (experimentId: string) => ({
  ...{ _key: experimentId, _type: "experimentSectionList", experimentId },
  default: [section("usual")],
  variants: [{ variantId: "b", value: [section("new"), section("newer")] }, { variantId: "c" }],
});
const SECTIONS = [section("first"), experiment("hero"), section("last"), experiment("other")];

test.each([
  ["control", ["first", "usual", "last", "other"]],
  ["b", ["first", "new", "newer", "last", "other"]],
  ["c", ["first", "last", "other"]],
])("variant %s in the place of its experiment", (variantId, keys) => {
  expect(withVariant(SECTIONS, "hero", variantId).map(({ _key }) => _key)).toEqual(keys);
});
