import { useSearchParams } from "@remix-run/react";
import { localePath } from "#app/i18n/locale.ts";
import { textOf } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import type { GivenAnswerContent, QuizContent, QuizKit, QuizStateContent, ResultContent } from "#app/quiz/queries.ts";
import { queryWithoutAnswer, skipPath } from "#app/quiz/query-string.ts";
import { effectOf, houseIdOf } from "#app/quiz/quiz-house.tsx";
import { RestartLink } from "#app/quiz/quiz-links.tsx";
import { type Decision, decisiveAnswers, promptName, promptText } from "#app/quiz/quiz-state.ts";
import { useSite } from "#app/site/use-site.ts";
import { Disclosure } from "#app/ui/accordion.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-names.ts";
import { AnswerList, ChangeLink } from "./answer-list.tsx";
import { Advice, ResultPage } from "./result-page.tsx";

interface Props extends ResultContent {
  quiz: QuizContent;
  state: QuizStateContent;
}

/** Result of the quiz: the kit that the answers decide, with the next smaller and bigger one. */
export default function QuizResult({ quiz, state, ...content }: Props) {
  const { branch, outcome, givenAnswers } = state;
  const locale = useLocale();
  const { kits, panicButton } = content;
  const kit = kits.find(({ productId }) => productId === outcome.product);
  const effects = givenAnswers.map(effectOf).filter((effect) => effect != null);
  const isOfButton = ({ device }: (typeof effects)[number]) => device != null && device._id === panicButton?.device;
  return (
    <ResultPage
      {...content}
      title={quiz.title}
      resultTitle={quiz.resultTitle}
      kit={kit}
      kitsPath={localePath(locale, skipPath(quiz, branch, outcome.product))}
      asked={{ camera: outcome.camera, panicButton: false, named: outcome.named }}
      houseId={houseIdOf(state)}
      button={quiz.resultButton}
      panicButtonNote={
        effects.some(isOfButton) ? (
          <T as="span" className="w-full text-sm font-semibold text-accent-ink" k="quiz:advised" />
        ) : null
      }
      isDetailed
      reasons={kit ? <Reasons quiz={quiz} kit={kit} state={state} /> : null}
      restart={
        <RestartLink kind="quiz">
          <ContentText of={quiz.restartLabel} />
        </RestartLink>
      }
    >
      {/* The box of the panic button says its own. */}
      <Advice texts={effects.flatMap((one) => (isOfButton(one) ? [] : (one.advice ?? [])))} isCard />
    </ResultPage>
  );
}

const ICONS = { product: "shield", camera: "camera", clientStatus: "euro" } satisfies Record<Decision, IconName>;

/** The answers that decided on the kit, the camera and the client status, then all answers. */
function Reasons({ quiz, kit, state: { givenAnswers } }: Pick<Props, "quiz" | "state"> & { kit: QuizKit }) {
  const { clientStatus } = useSite();
  const [query] = useSearchParams();
  // The visitor may have switched prices after answering; that answer no longer explains them.
  const reasons = decisiveAnswers(givenAnswers).filter(
    ({ decision, given }) => decision !== "clientStatus" || given.effect?.clientStatus === clientStatus,
  );
  const searchOf = ({ prompt }: GivenAnswerContent) => queryWithoutAnswer(quiz, query, promptName(prompt));
  return (
    <>
      <section>
        <T as="h3" className="text-2xl" k="quiz:why" />
        {quiz.resultText ? <ContentText as="p" className="mt-2 text-muted" of={quiz.resultText} /> : null}
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
                {decision === "product" ? <ContentText as="p" of={kit.description} /> : null}
                <p className="text-muted">
                  <ContentText of={promptText(given.prompt)} />{" "}
                  <strong className="text-ink">
                    <AnswerText given={given} />
                  </strong>
                </p>
              </div>
              <ChangeLink question={promptText(given.prompt)} search={searchOf(given)} />
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-6">
        <Disclosure title={<T k="quiz:given" />}>
          <AnswerList
            answers={givenAnswers.map((given) => ({
              key: promptName(given.prompt),
              question: promptText(given.prompt),
              answer: <AnswerText given={given} />,
              search: searchOf(given),
            }))}
            className="text-sm"
          />
        </Disclosure>
      </div>
    </>
  );
}

function reasonKey(decision: Decision, { effect }: GivenAnswerContent): TextKey {
  if (decision === "product") return "quiz:whyKit";
  if (decision === "camera") return effect?.camera ? "quiz:whyCamera" : "quiz:whyNoCamera";
  return effect?.clientStatus === "CLIENT" ? "quiz:whyClient" : "quiz:whyNotClient";
}

function AnswerText({ given: { prompt, answer } }: { given: GivenAnswerContent }) {
  if (prompt.kind === "question") return <T k={answer ? "quiz:yes" : "quiz:no"} />;
  const chosen = prompt.step.options.find(({ name }) => name === answer);
  return chosen ? <ContentText of={chosen.label} /> : null;
}
