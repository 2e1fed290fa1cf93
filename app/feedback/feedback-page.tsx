import { Form } from "@remix-run/react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { TextLink } from "#app/ui/link.tsx";
import { CommentFields, VoteButtons } from "./feedback-fields.tsx";
import type { FeedbackReply, FeedbackStep } from "./vote.ts";
import type { FeedbackQuestion } from "./vote-box.tsx";

interface Props {
  question: FeedbackQuestion;
  /** The subject of the vote. */
  about: string;
  /** Path of the page with the feedback box. */
  back: string;
  step: FeedbackStep;
  /** The reply to a refused comment. */
  refused: FeedbackReply | undefined;
}

/** The step after a vote without JavaScript: the comment or the thanks, the vote again, and a link back. */
export function FeedbackPage({ question, about, back, step, refused }: Props) {
  const locale = useLocale();
  const action = localePath(locale, PATHS.feedback);
  const hidden = (
    <>
      <input type="hidden" name="about" value={about} />
      <input type="hidden" name="back" value={back} />
    </>
  );
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-4 py-10">
      <h1 className="text-title">
        <T k="feedback:title" />
      </h1>
      <div className="mt-6 space-y-6 rounded-lg bg-white p-5 shadow-card sm:p-8">
        {step === "comment" ? (
          <Form method="post" action={action} className="space-y-3">
            {hidden}
            <CommentFields question={question.comment} error={refused?.error} defaultValue={refused?.comment} />
          </Form>
        ) : null}
        {step === "done" ? (
          <p role="status" className="text-lg font-semibold">
            <ContentText of={question.thanks} />
          </p>
        ) : null}
        <Form method="post" action={action} className="vote-form">
          {hidden}
          <VoteButtons question={question.question} error={step === "question" ? refused?.error : undefined} />
        </Form>
        <TextLink to={back} variant="standalone">
          <T k="feedback:back" />
        </TextLink>
      </div>
    </main>
  );
}
