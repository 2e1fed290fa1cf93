import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { type ReactNode, useId, useMemo } from "react";
import { foreignLangOf, type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { type PageRichText, type PageTable, richTextBlocks } from "#app/i18n/rich-text.ts";
import { isSafeTarget, TextLink } from "./link.tsx";
import { Table } from "./table.tsx";

const HEADINGS = { 2: ["h2", "h3"], 3: ["h3", "h4"], 4: ["h4", "h5"] } as const;

interface Props {
  body: LocalizedText<PageRichText>;
  /** Level of its top headings, one below the heading above the text. */
  level?: keyof typeof HEADINGS;
  /** Gives its top headings ids (`headingAnchor`), for links to them. */
  anchor?: string;
  className?: string;
}

/** The id of a top heading: the block at a position of the text with this `anchor`. */
export const headingAnchor = (anchor: string, position: number | string = "") => `${anchor}-${position}`;

/** Formatted text of the content: paragraphs, headings, lists, tables and links. Marked with its language if that is not the page's. */
export function RichText({ body, level = 2, anchor, className = "" }: Props) {
  const components = useMemo(() => componentsOf(level, anchor), [level, anchor]);
  return (
    <div className={`rich-text ${className}`.trimEnd()} lang={foreignLangOf(body)}>
      <PortableText value={richTextBlocks(textOf(body))} components={components} />
    </div>
  );
}

function componentsOf(level: keyof typeof HEADINGS, anchor?: string): PortableTextComponents {
  const [Heading, Subheading] = HEADINGS[level];
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: ({ children, value }) => (
        <Heading
          id={anchor && headingAnchor(anchor, value._key)}
          className={level === 2 ? undefined : "not-first:mt-6 text-lg"}
        >
          {children}
        </Heading>
      ),
      h3: ({ children }) => (
        <Subheading className={level === 2 ? "not-first:mt-8 text-xl" : "not-first:mt-5 text-base"}>
          {children}
        </Subheading>
      ),
    },
    list: {
      bullet: ({ children }) => <ul>{children}</ul>,
      number: ({ children }) => <ol>{children}</ol>,
    },
    marks: MARKS,
    types: {
      table: ({ value }: { value: PageTable }) => <TextTable {...value} />,
    },
  };
}

const MARKS: PortableTextComponents["marks"] = {
  link: ({ children, value }) => <ContentLink href={String(value?.href ?? "")}>{children}</ContentLink>,
};

const CELL: PortableTextComponents = { marks: MARKS };

/** A table in a text. Its first row names it. */
function TextTable({ headerRows, rows }: PageTable) {
  const id = useId();
  const shown = rows.map((cells, row) => {
    const Cell = row < headerRows ? "th" : "td";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
      <tr key={row} id={row === 0 ? id : undefined}>
        {cells.map((cell, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell too.
          <Cell key={column} scope={Cell === "th" ? "col" : undefined}>
            <PortableText value={richTextBlocks(cell)} components={CELL} />
          </Cell>
        ))}
      </tr>
    );
  });
  return (
    // A word stays whole: the table scrolls instead.
    <Table labelledBy={id} className="[&_p]:wrap-break-word">
      <thead className="border-b border-line align-bottom">{shown.slice(0, headerRows)}</thead>
      <tbody className="divide-y divide-line align-baseline">{shown.slice(headerRows)}</tbody>
    </Table>
  );
}

function ContentLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeTarget(href)) return <>{children}</>;
  return <TextLink path={href}>{children}</TextLink>;
}
