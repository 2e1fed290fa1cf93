import { useSearchParams } from "@remix-run/react";
import { T, Words } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import { useSite } from "#app/layout/use-site.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { AnswerWords } from "./answer-words.tsx";
import { nameOf, searchWithout } from "./links.ts";
import {
  type AskedContent,
  type GivenContent,
  type QuizContent,
  type QuizKit,
  type WalkContent,
  wordsOf,
} from "./quiz-content.ts";
import { type Reason, reasonsOf } from "./reasons.ts";

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
                <Words of={wordsOf(given.asked)} />{" "}
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
