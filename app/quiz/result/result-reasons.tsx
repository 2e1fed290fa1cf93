import { useSearchParams } from "@remix-run/react";
import { textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import type { GivenAnswerContent, PromptContent, QuizContent, QuizKit, QuizStateContent } from "#app/quiz/queries.ts";
import { queryWithoutAnswer } from "#app/quiz/query-string.ts";
import { type Decision, decisiveAnswers, promptName, promptText } from "#app/quiz/quiz-state.ts";
import { useSite } from "#app/site/use-site.ts";
import { Disclosure } from "#app/ui/accordion.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-names.ts";
import { TextLink } from "#app/ui/link.tsx";

interface Props {
  quiz: QuizContent;
  kit: QuizKit;
  state: QuizStateContent;
}

const ICONS = { product: "shield", camera: "camera", clientStatus: "euro" } satisfies Record<Decision, IconName>;

/** The answers that decided on the kit, the camera and the client status. */
export function ResultReasons({ quiz, kit, state }: Props) {
  const { clientStatus } = useSite();
  // The visitor may have switched prices after answering; that answer no longer explains them.
  const reasons = decisiveAnswers(state.givenAnswers).filter(
    ({ decision, given }) => decision !== "clientStatus" || given.effect?.clientStatus === clientStatus,
  );
  return (
    <section>
      <h3 className="text-2xl">
        <T k="quiz:why" />
      </h3>
      {quiz.resultText ? (
        <p className="mt-2 text-muted">
          <ContentText of={quiz.resultText} />
        </p>
      ) : null}
      <ul className="mt-5 space-y-5">
        {reasons.map(({ decision, given }) => (
          <li key={decision} className="result-reason">
            <span className="round-icon size-11">
              <Icon name={ICONS[decision]} size={22} />
            </span>
            <div className="min-w-0">
              <p className="text-lg font-bold">
                <T k={reasonKey(decision, given)} values={{ kit: textOf(kit.kitName) }} />
              </p>
              {decision === "product" ? (
                <p>
                  <ContentText of={kit.description} />
                </p>
              ) : null}
              <p className="text-muted">
                <ContentText of={promptText(given.prompt)} />{" "}
                <strong className="text-ink">
                  <AnswerText given={given} />
                </strong>
              </p>
            </div>
            <ChangeAnswerLink quiz={quiz} prompt={given.prompt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonKey(decision: Decision, { effect }: GivenAnswerContent): TextKey {
  if (decision === "product") return "quiz:whyKit";
  if (decision === "camera") return effect?.camera ? "quiz:whyCamera" : "quiz:whyNoCamera";
  return effect?.clientStatus === "CLIENT" ? "quiz:whyClient" : "quiz:whyNotClient";
}

/** Asks the prompt again and keeps all other answers. */
function ChangeAnswerLink({ quiz, prompt }: { quiz: QuizContent; prompt: PromptContent }) {
  const [query] = useSearchParams();
  return (
    <TextLink
      to={{ search: queryWithoutAnswer(quiz, query, promptName(prompt)) }}
      rel="nofollow"
      variant="standalone"
      className="shrink-0 text-sm"
    >
      <T k="quiz:change" />
      <span className="sr-only">
        {" "}
        <T k="quiz:changeOf" values={{ question: textOf(promptText(prompt)) }} />
      </span>
    </TextLink>
  );
}

/** All answers, each with a link to change it. */
export function GivenAnswers({ quiz, state }: { quiz: QuizContent; state: QuizStateContent }) {
  return (
    <div className="mt-6">
      <Disclosure title={<T k="quiz:given" />}>
        <ul className="divide-y divide-line">
          {state.givenAnswers.map((given) => (
            <li key={promptName(given.prompt)} className="flex items-center justify-between gap-4 py-1.5">
              <p className="min-w-0 text-sm">
                <span className="text-muted">
                  <ContentText of={promptText(given.prompt)} />
                </span>{" "}
                <strong>
                  <AnswerText given={given} />
                </strong>
              </p>
              <ChangeAnswerLink quiz={quiz} prompt={given.prompt} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function AnswerText({ given: { prompt, answer } }: { given: GivenAnswerContent }) {
  if (prompt.kind === "question") return <T k={answer ? "quiz:yes" : "quiz:no"} />;
  const chosen = prompt.step.options.find(({ name }) => name === answer);
  return chosen ? <ContentText of={chosen.label} /> : null;
}
