import { expect, test } from "vitest";
import { withVariant } from "../../cms/studio/experiments/keep-variant.ts";
import { variantsOf } from "../../cms/studio/experiments/variants.ts";

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

test("what takes the place of an experiment is seen when that was, but for days of its own", () => {
  const own = { ...section("own"), visibility: { isHidden: false, from: "2026-12-01", to: "2026-12-10" } };
  const shown = { ...section("shown"), visibility: { isHidden: false } };
  const dated = { ...experiment("hero"), visibility: { to: "2026-12-31" }, default: [section("usual"), own, shown] };
  expect(withVariant([dated], "hero", "control")).toEqual([
    { ...section("usual"), visibility: { to: "2026-12-31", isHidden: false } },
    own,
    { ...section("shown"), visibility: { to: "2026-12-31", isHidden: false } },
  ]);
});

const DAYS = { from: "2026-12-01", to: "2026-12-10" };

test.each([
  ["hidden for ever within days", DAYS, { isHidden: true }, { isHidden: true }],
  ["with days within what is hidden for ever", { isHidden: true }, DAYS, { isHidden: true }],
  ["within what is hidden on days", { ...DAYS, isHidden: true }, {}, { ...DAYS, isHidden: true }],
  ["hidden on days within days", { to: "2027-01-01" }, { ...DAYS, isHidden: true }, { ...DAYS, isHidden: true }],
])("a section %s", (_name, outer, own, expected) => {
  const placed = { ...experiment("hero"), visibility: outer, default: [{ ...section("usual"), visibility: own }] };
  expect(withVariant([placed], "hero", "control")).toEqual([{ ...section("usual"), visibility: expected }]);
});

const list = (variantId: string, ...keys: string[]) => ({
  ...{ _key: variantId, _type: "variantSectionList" as const, experimentId: "old", variantId },
  value: keys.map(section),
});
const chosen = (...ids: string[]) => ({
  ...{ experimentId: "hero", title: "Hero" },
  variants: ["control", ...ids].map((variantId) => ({ variantId, label: variantId, share: 50 })),
});

test.each([
  ["of the same ids", ["b"], [list("b", "new")], ["b: new"]],
  ["of an id that was changed", ["short"], [list("b", "new")], ["short: new"]],
  ["beside a new one", ["b", "c"], [list("b", "new")], ["b: new", "c: "]],
  ["that the experiment has no more", ["b"], [list("c", "old"), list("b", "new")], ["b: new", "c: old"]],
])("the sections %s stay", (_name, ids, before, expected) => {
  const after = variantsOf(chosen(...ids), before);
  expect(
    after.map(({ variantId, value }) => `${variantId}: ${(value ?? []).map((one) => Reflect.get(one, "_key")).join()}`),
  ).toEqual(expected);
});
