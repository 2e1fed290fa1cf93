import { ContentText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"guideSection">;

/** What is paid besides is not marked as what is included. */
const MARKS = { check: "", plus: "bg-accent-soft text-accent-ink", percent: "bg-accent-soft text-accent-ink" };

/** A guide in points: numbered where the order matters, else with ticks, or with other marks for what is not included. */
export function GuideSection({ section }: { section: Section }) {
  const { title, text, items, numbered } = section;
  const List = numbered ? "ol" : "ul";
  return (
    <SectionFrame>
      <div className="split grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-6 lg:self-start">
          <SectionHeading title={title} text={text} />
        </div>
        <List className="features guide card divide-y divide-line px-5 sm:px-8">
          {items.map(({ _key, title, body, mark = "check" }, position) => (
            <li key={_key} className="py-5">
              <span aria-hidden="true" className={`round-icon text-lg font-extrabold ${numbered ? "" : MARKS[mark]}`}>
                {numbered ? position + 1 : <Icon name={mark} />}
              </span>
              <div>
                <h3>
                  <ContentText of={title} />
                </h3>
                <p className="whitespace-pre-line">
                  <ContentText of={body} />
                </p>
              </div>
            </li>
          ))}
        </List>
      </div>
    </SectionFrame>
  );
}
