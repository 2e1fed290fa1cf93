import { describe, expect, test } from "vitest";
import { campaignAt, parseCampaign, withCampaign, withoutCampaign } from "#app/analytics/campaign.ts";

test.each([
  [null, {}],
  ["", {}],
  ["{", {}],
  ["null", {}],
  ['"utm_id"', {}],
  ['["utm_id"]', {}],
  ['{"utm_id":7,"utm_source":"","client":"false","__proto__":{"utm_id":"1"}}', {}],
  ['{"utm_id":"7","utm_source":"mail"}', { utm_id: "7", utm_source: "mail" }],
])("only `utm_*` strings of the stored value are a campaign: %s", (stored, expected) =>
  expect(parseCampaign(stored)).toEqual(expected),
);

describe("the campaign of a URL replaces an earlier one, unless it repeats its id", () => {
  const before = { utm_id: "7", utm_source: "mail" };

  test.each([
    ["", {}, {}],
    ["?client=false", {}, {}],
    ["?utm_id=7&utm_source=mail&client=false", {}, before],
    ["?utm_source=mail", {}, { utm_source: "mail" }],
    ["?utm_id=&utm_=1&autm_id=2&UTM_ID=3", {}, {}],
    ["", before, before],
    ["?utm_id=7", before, before],
    ["?utm_id=8", before, { utm_id: "8" }],
    ["?utm_source=radio", before, { utm_source: "radio" }],
    ["?utm_id=7&utm_source=radio", before, { utm_id: "7", utm_source: "radio" }],
    ["?utm_id=7&utm_id=8", {}, { utm_id: "8" }],
  ])("'%s' after %j", (search, stored, expected) => expect(campaignAt(search, stored)).toEqual(expected));
});

describe("links of the site carry the id", () => {
  test.each([
    ["/", { pathname: "/", search: "?utm_id=a+b" }],
    ["/eu/ayuda#precio", { pathname: "/eu/ayuda", search: "?utm_id=a+b", hash: "#precio" }],
    ["/checkout?kit=piso&camara=true", { pathname: "/checkout", search: "?kit=piso&camara=true&utm_id=a+b" }],
    ["?lugar=casa", { search: "?lugar=casa&utm_id=a+b" }],
    ["#kits", { search: "?utm_id=a+b", hash: "#kits" }],
    ["/?utm_id=8", { pathname: "/", search: "?utm_id=8" }],
    [
      { pathname: "/ayuda", search: "?q=x", hash: "#x" },
      { pathname: "/ayuda", search: "?q=x&utm_id=a+b", hash: "#x" },
    ],
    ["tel:900622550", "tel:900622550"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["https://example.com/?a=1", "https://example.com/?a=1"],
    ["//example.com/", "//example.com/"],
  ])("%j", (to, expected) => expect(withCampaign(to, "a b")).toEqual(expected));

  test("without a campaign links stay unchanged", () => expect(withCampaign("/ayuda", undefined)).toBe("/ayuda"));
});

test("removing the campaign keeps the other parameters in order", () => {
  const query = new URLSearchParams("lugar=casa&utm_id=7&utm_source=a%26b&client=false&x=1&x=2");
  expect(`${withoutCampaign(query)}`).toBe("lugar=casa&client=false&x=1&x=2");
});
