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

/** Formatted text as a page shows it. A paragraph without links and emphasis is a string, because most are. */
export type PageRichText = (string | RichTextBlock)[];

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
      _type: "block",
      ...(style !== "normal" && { style }),
      ...(listItem && { listItem, level }),
      ...(markDefs.length > 0 && { markDefs: markDefs.map(({ _type, _key, href }) => ({ _type, _key, href })) }),
      children: children.map(({ _type, text = "", marks = [] }) => ({
        _type,
        text,
        ...(marks.length > 0 && { marks }),
      })),
    };
  });
}

/** The blocks of a page's formatted text, as the library that renders them expects. Their keys are their positions. */
export function richTextBlocks(text: PageRichText): RichTextBlock[] {
  return text.map((block, position) => ({ ...toBlock(block), _key: String(position) }));
}

const toBlock = (block: string | RichTextBlock): RichTextBlock =>
  typeof block === "string" ? { _type: "block", children: [{ _type: "span", text: block }] } : block;
