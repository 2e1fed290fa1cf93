import { useId } from "react";
import { FeedbackBox } from "#app/feedback/feedback-box.tsx";
import type { FeedbackQuestion } from "#app/feedback/vote-box.tsx";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import type { HELP_TAB_RESULT } from "#app/sanity/sanity.generated.ts";
import { useIsLinkToThisPage } from "#app/site/current-page.ts";
import { AccordionEntry, useOpenTarget } from "#app/ui/accordion.tsx";
import { Link } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

type Question = Omit<Localized<NonNullable<HELP_TAB_RESULT["tab"]>["questions"][number]>, "heading">;

interface Props {
  questions: Question[];
  /** Name of the group of which one question is open at a time; without it, these questions are the group. */
  group?: string;
  feedback?: FeedbackQuestion | null;
  /** Whether all are closed, whichever the content opens: where the questions are one part of the page. */
  startsClosed?: boolean;
  level?: 3 | 4;
  className?: string;
}

/** Accordion of questions, one open at a time, each with the anchor '#slug'. See docs/rules.md#help-area. */
export function FaqList({ questions, group, feedback, startsClosed = false, level = 3, className = "" }: Props) {
  const ownGroup = useId();
  const Heading = level === 3 ? "h3" : "h4";
  const isLinkToThisPage = useIsLinkToThisPage();
  useOpenTarget();
  const first = startsClosed ? undefined : questions.find(({ open }) => open);
  return (
    <div className={`border-t border-line ${className}`}>
      {questions.map((question) => (
        <AccordionEntry
          key={question._id}
          group={group ?? ownGroup}
          id={question.slug}
          isOpen={question === first}
          title={<ContentText as={Heading} of={question.title} />}
        >
          <RichText body={question.desc} level={4} className="max-w-prose" />
          {question.link && !isLinkToThisPage(question.link.href) ? (
            <Link
              path={question.link.href}
              className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
            >
              <ContentText of={question.link.label} />
            </Link>
          ) : null}
          {feedback ? (
            <FeedbackBox
              question={feedback}
              subject={question.slug}
              className="mt-4 rounded-md bg-brand-50 px-4 py-3"
            />
          ) : null}
        </AccordionEntry>
      ))}
    </div>
  );
}
