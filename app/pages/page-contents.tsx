import { useTranslation } from "react-i18next";
import { foreignLangOf, type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { richTextBlocks } from "#app/i18n/rich-text.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { headingAnchor } from "#app/ui/rich-text.tsx";
import { type Section, sectionAnchor } from "./sections/section-frame.tsx";

/** A page with fewer parts is read as a whole. */
const MIN_PARTS = 3;

interface Part {
  anchor: string;
  title: LocalizedText;
}

interface Props {
  sections: Section[];
  /** The day of the last change, of pages that say it. */
  lastChanged: string | null | undefined;
  /** Whether it is closed where it has no place beside the page; else it is a row. */
  isFolded: boolean;
}

/**
 * What is on a page, as links to its parts: a row below its title, or beside the page on a wide screen and else closed. Where CSS cannot
 * open it, it is closed on every screen.
 */
export function PageContents({ sections, lastChanged, isFolded }: Props) {
  const { t } = useTranslation();
  const parts = sections.flatMap(partsOf);
  const hasIndex = parts.length >= MIN_PARTS;
  if (!hasIndex && !lastChanged) return null;
  const links = parts.map(({ anchor, title }) => (
    <a key={anchor} href={`#${anchor}`}>
      <ContentText of={title} />
    </a>
  ));
  return (
    <div className="page-contents">
      {hasIndex ? (
        <nav aria-label={t("sections:onThisPage")} className={isFolded ? undefined : "contained"}>
          {isFolded ? (
            <details>
              <T as="summary" k="sections:onThisPage" />
              {links}
            </details>
          ) : (
            links
          )}
        </nav>
      ) : null}
      {lastChanged ? <T as="p" k="sections:lastChanged" values={{ day: lastChanged }} /> : null}
    </div>
  );
}

/** The parts of a section: its own title, or the titles in its text. A short title replaces the first one. */
function partsOf(section: Section): Part[] {
  const [first, ...others] = titlesOf(section);
  if (!first) return [];
  return [{ ...first, title: section.shortTitle ?? first.title }, ...others];
}

function titlesOf(section: Section): Part[] {
  if (section._type === "textSection") {
    if (section.isSummary) return [];
    const lang = foreignLangOf(section.body);
    return richTextBlocks(textOf(section.body)).flatMap((block, position) => {
      if (block._type !== "block" || block.style !== "h2") return [];
      const text = block.children.map((span) => span.text ?? "").join("");
      return { anchor: headingAnchor(sectionAnchor(section), position), title: lang ? { text, lang } : text };
    });
  }
  return "title" in section && section.title ? [{ anchor: sectionAnchor(section), title: section.title }] : [];
}
