import { ContentText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** A guide in points: numbered where the order matters, else with ticks. */
export function GuideSection({ section }: { section: SectionOf<"guideSection"> }) {
  const { title, text, items, numbered } = section;
  const List = numbered ? "ol" : "ul";
  return (
    <SectionFrame>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-6 lg:self-start">
          <SectionHeading title={title} text={text} />
        </div>
        <List className="divide-y divide-line rounded-lg bg-white px-5 shadow-card sm:px-8">
          {items.map(({ _key, title, body }, position) => (
            <li key={_key} className="flex gap-4 py-5 sm:gap-5 sm:py-6">
              <span aria-hidden="true" className="round-icon size-10 font-extrabold">
                {numbered ? position + 1 : <Icon name="check" size={20} />}
              </span>
              <div className="min-w-0 pt-1.5">
                <h3 className="text-lg">
                  <ContentText of={title} />
                </h3>
                <p className="mt-1 whitespace-pre-line text-muted">
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
