import { formatEuros, toCents, withIva, withoutIva } from "#app/money.ts";

/** A part of the CMS's formatted text. */
export type RichTextBlock = TextBlock | TableBlock;

/** A paragraph, a heading or an entry of a list. Keys and marks may be missing, because programs that write content leave them out. */
export interface TextBlock {
  _type: "block";
  _key?: string;
  style?: string;
  listItem?: string;
  level?: number;
  markDefs?: LinkMark[];
  children?: (Span | TextPrice)[] | null;
}

/** A table. Its first rows may be headings. */
interface TableBlock {
  _type: "table";
  headerRows?: number;
  rows?: { cells?: { value?: TextBlock[] | null }[] | null }[] | null;
}

interface LinkMark {
  _type: "link";
  _key: string;
  href: string;
}

interface Span {
  _type: "span";
  text?: string;
  marks?: string[];
}

/** A price of the content in a text, as `RICH_TEXT` reads it. */
interface TextPrice {
  _type: "textPrice";
  /** Null when what it is a price of is no longer published. */
  euros: number | null;
  ivaIncluded: boolean | null;
  /** Whether the text says it with IVA; null for the price as it is in the content. */
  withIva: boolean | null;
}

/** Formatted text in the data of a page. A paragraph without links and emphasis is a string, because most have none. */
export type PageRichText = (string | PageBlock | PageTable)[];

/** A block without types, keys and default values, which follow from the context. Spans without marks are strings. */
interface PageBlock {
  style?: string;
  listItem?: string;
  level?: number;
  markDefs?: LinkMark[];
  children: PageSpan[];
}

/** A table's cells, by row. */
export interface PageTable {
  headerRows: number;
  rows: PageRichText[][];
}

type PageSpan = string | Pick<Span, "text" | "marks">;

const PARTS = new Set<unknown>(["block", "table"] satisfies RichTextBlock["_type"][]);

export function isRichText(text: unknown): text is RichTextBlock[] {
  return Array.isArray(text) && text.every((block) => typeof block === "object" && PARTS.has(block?._type));
}

/**
 * Leaves out what has no effect on the text shown: keys, empty marks, the default style. A price becomes its figure, so that pages, search
 * and data for search engines say the same.
 */
export function compactRichText(blocks: RichTextBlock[]): PageRichText {
  return blocks.map((block) => {
    if (block._type === "table") return compactTable(block);
    const { style = "normal", listItem, level, markDefs = [], children } = block;
    const spans = joined((children ?? []).map(compactSpan));
    const [first = ""] = spans;
    if (style === "normal" && !listItem && spans.length < 2 && typeof first === "string") return first;
    return {
      ...(style !== "normal" && { style }),
      ...(listItem && { listItem, ...(level !== 1 && { level }) }),
      ...(markDefs.length > 0 && { markDefs: markDefs.map(({ _type, _key, href }) => ({ _type, _key, href })) }),
      children: spans,
    };
  });
}

function compactTable({ headerRows = 0, rows }: TableBlock): PageTable {
  const cellsOf = (row: NonNullable<typeof rows>[number]) => row.cells ?? [];
  return { headerRows, rows: (rows ?? []).map((row) => cellsOf(row).map(({ value }) => compactRichText(value ?? []))) };
}

function compactSpan(child: Span | TextPrice): PageSpan {
  if (child._type === "textPrice") return priceText(child);
  const { text = "", marks = [] } = child;
  return marks.length > 0 ? { text, marks } : text;
}

/** A price in a text is that of the peninsula, because the words around it name IVA. See docs/rules.md#prices-in-texts. */
function priceText({ euros, ivaIncluded, withIva: isWithIva }: TextPrice): string {
  if (euros === null) return "—";
  const cents = toCents(euros);
  if (isWithIva === null || isWithIva === ivaIncluded) return formatEuros(cents);
  return formatEuros(isWithIva ? withIva(cents) : withoutIva(cents));
}

/** Spans in which neighbours without marks are one, because a price is a span of its own. */
function joined(spans: PageSpan[]): PageSpan[] {
  const all: PageSpan[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (typeof last === "string" && typeof span === "string") all.splice(-1, 1, last + span);
    else all.push(span);
  }
  return all;
}

type ShownBlock = Omit<TextBlock, "children"> & { children: Span[] };

/** The blocks of a page's formatted text, as the library that renders them expects. Their keys are their positions. */
export function richTextBlocks(text: PageRichText): (ShownBlock | (PageTable & { _type: "table"; _key: string }))[] {
  return text.map((block, position) => {
    const _key = String(position);
    return isTable(block) ? { ...block, _type: "table", _key } : { ...toBlock(block), _key };
  });
}

/** The blocks of a text for what shows no tables, such as search. A row of a table is one block. */
export function textBlocks(text: PageRichText): ShownBlock[] {
  return text.flatMap((block) => (isTable(block) ? block.rows.map(rowBlock) : [toBlock(block)]));
}

function rowBlock(cells: PageRichText[]): ShownBlock {
  const blocks = cells.flatMap(textBlocks);
  const comma: Span = { _type: "span", text: ", " };
  return {
    _type: "block",
    markDefs: blocks.flatMap(({ markDefs = [] }) => markDefs),
    children: blocks.flatMap(({ children }, position) => (position === 0 ? children : [comma, ...children])),
  };
}

const isTable = (block: PageRichText[number]): block is PageTable => typeof block !== "string" && "rows" in block;

function toBlock(block: string | PageBlock): ShownBlock {
  const { children, ...rest } = typeof block === "string" ? { children: [block] } : block;
  const spans = children.map(
    (span): Span => ({ _type: "span", ...(typeof span === "string" ? { text: span } : span) }),
  );
  return { ...rest, _type: "block", children: spans };
}
