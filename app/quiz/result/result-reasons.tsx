import { useSearchParams } from "@remix-run/react";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import { useSite } from "#app/layout/use-site.ts";
import {
  type AskedContent,
  type GivenContent,
  type QuizContent,
  type QuizKit,
  type WalkContent,
  wordsOf,
} from "#app/quiz/queries.ts";
import { nameOf, searchWithout } from "#app/quiz/query-string.ts";
import { type Reason, reasonsOf } from "#app/quiz/rules.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

interface Props {
  quiz: QuizContent;
  kit: QuizKit;
  walked: WalkContent;
}

const ICONS = { product: "shield", camera: "camera", clientStatus: "euro" } satisfies Record<Reason, IconName>;

/** Why it is this kit: the answers that decided, and what each of them did. */
export function Why({ quiz, kit, walked }: Props) {
  const { clientStatus } = useSite();
  // Who has switched the prices since does not see those of his answer.
  const reasons = reasonsOf(walked.given).filter(
    ({ reason, given }) => reason !== "clientStatus" || given.effect?.clientStatus === clientStatus,
  );
  return (
    <section>
      <h3 className="text-2xl">
        <T k="quiz:why" />
      </h3>
      <ul className="mt-5 space-y-5">
        {reasons.map(({ reason, given }) => (
          <li key={reason} className="flex gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-100 text-brand-700">
              <Icon name={ICONS[reason]} size={22} />
            </span>
            <div className="min-w-0 grow">
              <p className="text-lg font-bold">
                <T k={resultOf(reason, given)} values={{ kit: kit.kitName.text }} />
              </p>
              <p className="text-muted">
                <ContentText of={wordsOf(given.asked)} />{" "}
                <strong className="text-ink">
                  <AnswerWords given={given} />
                </strong>
              </p>
            </div>
            <ChangeLink quiz={quiz} asked={given.asked} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function resultOf(reason: Reason, { effect }: GivenContent): TextKey {
  if (reason === "product") return "quiz:whyKit";
  if (reason === "camera") return effect?.camera ? "quiz:whyCamera" : "quiz:whyNoCamera";
  return effect?.clientStatus === "CLIENT" ? "quiz:whyClient" : "quiz:whyNotClient";
}

/** Asks a question again; all other answers stay. */
export function ChangeLink({ quiz, asked }: { quiz: QuizContent; asked: AskedContent }) {
  const [query] = useSearchParams();
  return (
    <TextLink
      to={{ search: searchWithout(quiz, query, nameOf(asked)) }}
      rel="nofollow"
      look="alone"
      className="text-sm"
    >
      <T k="quiz:change" />
      <span className="sr-only">
        {" "}
        <T k="quiz:changeOf" values={{ question: wordsOf(asked).text }} />
      </span>
    </TextLink>
  );
}

/** All that was answered, to unfold, and to change one by one. */
export function GivenAnswers({ quiz, walked }: { quiz: QuizContent; walked: WalkContent }) {
  return (
    <div className="mt-6">
      <Disclosure title={<T k="quiz:given" />}>
        <ul className="divide-y divide-line">
          {walked.given.map((given) => (
            <li key={nameOf(given.asked)} className="flex items-center justify-between gap-4 py-1.5">
              <p className="min-w-0 text-sm">
                <span className="text-muted">
                  <ContentText of={wordsOf(given.asked)} />
                </span>{" "}
                <strong>
                  <AnswerWords given={given} />
                </strong>
              </p>
              <ChangeLink quiz={quiz} asked={given.asked} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** An answer as the visitor read it. */
export function AnswerWords({ given: { asked, answer } }: { given: GivenContent }) {
  if (asked.kind === "question") return <T k={answer ? "quiz:yes" : "quiz:no"} />;
  const chosen = asked.step.options.find(({ name }) => name === answer);
  return chosen ? <ContentText of={chosen.label} /> : null;
}
