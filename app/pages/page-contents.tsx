import { foreignLangOf, type LocalizedText, textOf } from "#app/i18n/localize.ts";
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
  /** Whether the page serves: then it is a card. */
  isService: boolean;
}

/** What is on a page, as links to its parts: beside the page on a wide screen, above it on a phone. */
export default function PageContents({ sections, isService }: Props) {
  const parts = sections.flatMap(partsOf);
  if (parts.length < MIN_PARTS) return null;
  return (
    <nav aria-labelledby="contents" className={`page-contents ${isService ? "card p-5" : ""}`}>
      <h2 id="contents" className="mb-2 text-base">
        <T k="sections:onThisPage" />
      </h2>
      {parts.map(({ anchor, title }) => (
        <a key={anchor} href={`#${anchor}`}>
          <ContentText of={title} />
        </a>
      ))}
    </nav>
  );
}

/** The parts of a section: its own title, or the titles in its text. */
function partsOf(section: Section): Part[] {
  if (section._type === "textSection") {
    const lang = foreignLangOf(section.body);
    return textOf(section.body).flatMap((block, position) => {
      if (typeof block === "string" || block.style !== "h2") return [];
      const text = (block.children ?? []).map((span) => span.text ?? "").join("");
      return { anchor: headingAnchor(sectionAnchor(section), position), title: lang ? { text, lang } : text };
    });
  }
  return "title" in section && section.title ? [{ anchor: sectionAnchor(section), title: section.title }] : [];
}
