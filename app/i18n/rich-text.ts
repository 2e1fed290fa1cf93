/** A block of the CMS's formatted text. Keys and marks may be missing, because programs that write content leave them out. */
export interface RichTextBlock {
  _type: "block";
  _key?: string;
  style?: string;
  listItem?: string;
  level?: number;
  markDefs?: LinkMark[];
  children?: Span[];
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

/** Formatted text in the data of a page. A paragraph without links and emphasis is a string, because most have none. */
export type PageRichText = (string | PageBlock)[];

/** A block without types, keys and default values, which follow from the context. Spans without marks are strings. */
interface PageBlock {
  style?: string;
  listItem?: string;
  level?: number;
  markDefs?: LinkMark[];
  children: (string | Pick<Span, "text" | "marks">)[];
}

export function isRichText(text: unknown): text is RichTextBlock[] {
  return Array.isArray(text) && text.every((block) => typeof block === "object" && block?._type === "block");
}

/** Leaves out what has no effect on the text shown: keys, empty marks, the default style. */
export function compactRichText(blocks: RichTextBlock[]): PageRichText {
  return blocks.map(({ style = "normal", listItem, level, markDefs = [], children = [] }) => {
    const [first] = children;
    const isPlain = style === "normal" && !listItem && children.length === 1 && !first?.marks?.length;
    if (isPlain) return first?.text ?? "";
    return {
      ...(style !== "normal" && { style }),
      ...(listItem && { listItem, ...(level !== 1 && { level }) }),
      ...(markDefs.length > 0 && { markDefs: markDefs.map(({ _type, _key, href }) => ({ _type, _key, href })) }),
      children: children.map(({ text = "", marks = [] }) => (marks.length > 0 ? { text, marks } : text)),
    };
  });
}

/** The blocks of a page's formatted text, as the library that renders them expects. Their keys are their positions. */
export function richTextBlocks(text: PageRichText): RichTextBlock[] {
  return text.map((block, position) => ({ ...toBlock(block), _key: String(position) }));
}

function toBlock(block: string | PageBlock): RichTextBlock {
  const { children, ...rest } = typeof block === "string" ? { children: [block] } : block;
  const spans = children.map(
    (span): Span => ({ _type: "span", ...(typeof span === "string" ? { text: span } : span) }),
  );
  return { ...rest, _type: "block", children: spans };
}
