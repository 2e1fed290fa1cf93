import { Form } from "@remix-run/react";
import { ContentText, T } from "#app/i18n/t.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { FeedbackReply, FeedbackStep } from "./vote.ts";
import { CommentForm, type FeedbackQuestion, VoteForm } from "./vote-box.tsx";

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
  const form = { Form, question, hidden: { about, back } };
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-4 py-10">
      <T as="h1" className="text-title" k="feedback:title" />
      <div className="mt-6 space-y-6 rounded-lg bg-white p-5 shadow-card sm:p-8">
        {step === "comment" ? <CommentForm {...form} refused={refused} /> : null}
        {step === "done" ? (
          <p role="status" className="text-lg font-semibold">
            <ContentText of={question.thanks} />
          </p>
        ) : null}
        <VoteForm {...form} refused={step === "question" ? refused : undefined} />
        <TextLink to={back} variant="standalone">
          <T k="feedback:back" />
        </TextLink>
      </div>
    </main>
  );
}
