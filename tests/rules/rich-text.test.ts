import { describe, expect, test } from "vitest";
import { compactRichText, isRichText, type TextBlock, textBlocks } from "#app/i18n/rich-text.ts";

const span = (text: string, ...marks: string[]) => ({ _type: "span" as const, text, marks });
const price = (euros: number | null, ivaIncluded: boolean | null = true, withIva: boolean | null = null) => ({
  _type: "textPrice" as const,
  ...{ euros, ivaIncluded, withIva },
});
const block = (...children: TextBlock["children"] & object): TextBlock => ({ _type: "block", children });

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

describe("a table in a text", () => {
  const cell = (...children: TextBlock["children"] & object) => ({ value: [block(...children)] });
  const link = { _type: "link" as const, _key: "l", href: "/kits" };
  const text = [
    block(span("Al mes:")),
    {
      _type: "table" as const,
      headerRows: 1,
      rows: [
        { cells: [cell(span("Extra")), cell(span("Casa"))] },
        { cells: [{ value: [{ ...block(span("Cámara", "l")), markDefs: [link] }] }, cell(price(3.2))] },
        { cells: [{ value: null }, {}] },
        { cells: null },
      ],
    },
  ];

  test("is the texts of its cells, with their prices", () => {
    expect(isRichText(text)).toBe(true);
    expect(compactRichText(text)).toEqual([
      "Al mes:",
      {
        headerRows: 1,
        rows: [
          [["Extra"], ["Casa"]],
          [[{ markDefs: [link], children: [{ text: "Cámara", marks: ["l"] }] }], ["3,20\u00a0€"]],
          [[], []],
          [],
        ],
      },
    ]);
  });

  test("is one block a row where no table is shown", () => {
    const blocks = textBlocks(compactRichText(text));
    const words = blocks.map(({ children }) => children.map(({ text }) => text).join(""));
    expect(words).toEqual(["Al mes:", "Extra, Casa", "Cámara, 3,20\u00a0€", "", ""]);
    expect(blocks[2]?.markDefs).toEqual([link]);
  });
});
