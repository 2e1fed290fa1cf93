import { CallMeLink } from "#app/callback/callback-links.tsx";
import { foreignLangOf, type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
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
  /** Whether the page serves: its parts are tasks, and who finds none can call. */
  isService: boolean;
}

/** What is on a page, as links to its parts: beside the page on a wide screen, above it on a phone. */
export default function PageContents({ sections, isService }: Props) {
  const parts = sections.flatMap(partsOf);
  // Running text has no tasks, and a section that asks the question itself needs no other.
  const areTasks =
    isService && !sections.some(({ _type }) => _type === "textSection" || _type === "contactNeedsSection");
  const canCall = areTasks && !sections.some(({ _type }) => _type === "contactSection");
  return (
    <div className="page-contents">
      {parts.length >= MIN_PARTS ? (
        <nav aria-labelledby="contents" className={isService ? "card p-5" : undefined}>
          <h2 id="contents" className="mb-2 text-base">
            <T k={areTasks ? "sections:needs" : "sections:onThisPage"} />
          </h2>
          {parts.map(({ anchor, title }) => (
            <a key={anchor} href={`#${anchor}`}>
              <ContentText of={title} />
            </a>
          ))}
        </nav>
      ) : null}
      {canCall ? <Phones /> : null}
    </div>
  );
}

/** On a phone the header has the number. */
function Phones() {
  const { settings } = useSite();
  return (
    <div className="card mt-6 p-5 max-lg:hidden">
      <h2 className="text-base">
        <T k="sections:ratherTalk" />
      </h2>
      <dl className="mt-2 mb-3 text-sm">
        <dt className="text-muted">
          <T k="common:customerPhone" />
        </dt>
        <dd>
          <PhoneLink number={settings.customerPhone} className="text-lg font-bold text-brand-700" />
        </dd>
        <dt className="text-muted">
          <T k="common:salesPhone" />
        </dt>
        <dd>
          <PhoneLink number={settings.salesPhone} className="text-lg font-bold text-brand-700" />
        </dd>
      </dl>
      <CallMeLink />
    </div>
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
