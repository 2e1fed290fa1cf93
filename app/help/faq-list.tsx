import { Link } from "@remix-run/react";
import { useId } from "react";
import type { Localized } from "#app/content/localized.ts";
import type { HELP_RESULT } from "#app/content/sanity.generated.ts";
import { localePath } from "#app/i18n/locale.ts";
import { useLocale, Words } from "#app/i18n/t.tsx";
import { AccordionEntry, useOpenTarget } from "#app/ui/accordion.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

type Question = Localized<Omit<HELP_RESULT["questions"][number], "tab">>;

/** Questions that unfold to their answers, one open at a time (section 4); each has the address '#slug'. */
export function FaqList({ questions, className = "" }: { questions: Question[]; className?: string }) {
  const group = useId();
  const locale = useLocale();
  useOpenTarget();
  const first = questions.find(({ open }) => open);
  return (
    <div className={`border-t border-line ${className}`}>
      {questions.map((question) => (
        <AccordionEntry
          key={question._id}
          group={group}
          id={question.slug}
          isOpen={question === first}
          title={
            <h3 className="text-lg font-semibold tracking-normal">
              <Words of={question.title} />
            </h3>
          }
        >
          <RichText body={question.desc} level={4} className="max-w-prose" />
          {question.link ? (
            <Link
              to={localePath(locale, question.link.href)}
              className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
            >
              <Words of={question.link.label} />
            </Link>
          ) : null}
        </AccordionEntry>
      ))}
    </div>
  );
}
