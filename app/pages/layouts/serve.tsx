import { PrintButton } from "#app/ui/button.tsx";
import { PageContents } from "../page-contents.tsx";
import { type LayoutProps, Sections } from "../page-sections.tsx";
import type { Section } from "../sections/section-frame.tsx";
import { Parts, splitOpening } from "./parts.tsx";

/** Whether a page that serves has running text, and with it a list of its parts. Others, such as the ways of contact, are seen at a glance. */
export const hasText = (sections: Section[]) => sections.some(isText);

/**
 * The sections of a page that serves: what sums it up or most come to it for, then the list of its parts, on a wide screen beside the text
 * (docs/look.md#page-kinds). A page that says when it changed can be printed: beside its summary, else at its end.
 */
export function ServeLayout({ sections, heading, lastChanged }: LayoutProps) {
  const { opening, below } = splitOpening({ sections, heading });
  const inBrief = below.slice(0, 1).filter(isInBrief);
  const rest = below.slice(inBrief.length);
  const print = lastChanged ? <PrintButton /> : null;
  const printsAbove = hasText(inBrief);
  return (
    <>
      <Sections sections={opening} heading={heading} kind="serve" />
      <div className="page-body lg:contained">
        {inBrief.length > 0 ? (
          <div className="in-brief">
            <Sections sections={inBrief} />
            {printsAbove ? <div className="print-above">{print}</div> : null}
          </div>
        ) : null}
        {hasText(rest) ? <PageContents sections={rest} lastChanged={lastChanged} isFolded /> : null}
        <div>
          <Parts sections={rest} heading={heading} kind="serve" />
          {printsAbove ? null : print}
        </div>
      </div>
    </>
  );
}

const isText = ({ _type }: Section) => _type === "textSection";

/** The choice of cookies, or the summary of a text. */
const isInBrief = (section: Section) =>
  section._type === "cookieChoicesSection" || (section._type === "textSection" && section.isSummary === true);
