import { describe, expect, test } from "vitest";
import { compactRichText, type RichTextBlock } from "#app/i18n/rich-text.ts";

const span = (text: string, ...marks: string[]) => ({ _type: "span" as const, text, marks });
const price = (euros: number | null, ivaIncluded: boolean | null = true, withIva: boolean | null = null) => ({
  _type: "textPrice" as const,
  ...{ euros, ivaIncluded, withIva },
});
const block = (...children: RichTextBlock["children"] & object): RichTextBlock => ({ _type: "block", children });

describe("a price in a text", () => {
  test.each([
    ["is its figure", price(44.9), "44,90\u00a0€"],
    ["of a business is without IVA", price(29.67, false), "29,67\u00a0€"],
    ["of a business with IVA is rounded half up", price(29.67, false, true), "35,90\u00a0€"],
    ["of a home without IVA is rounded half up", price(44.9, true, false), "37,11\u00a0€"],
    ["of a home with IVA is its figure", price(44.9, true, true), "44,90\u00a0€"],
    ["of what is not published is a dash", price(null, null), "—"],
  ])("%s", (_name, child, figure) => {
    expect(compactRichText([block(span("Kit: "), child, span(" al mes"))])).toEqual([`Kit: ${figure} al mes`]);
  });

  test("stands beside words in bold", () => {
    expect(compactRichText([block(span("Kit", "strong"), span(": "), price(44.9), span("."))])).toEqual([
      { children: [{ text: "Kit", marks: ["strong"] }, ": 44,90\u00a0€."] },
    ]);
  });
});
