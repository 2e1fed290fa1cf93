import { BRAND } from "#app/backends/contract.ts";
import type { PageContext } from "#app/context.ts";
import { QUIZ } from "./queries.ts";
import { recordOf } from "./record.ts";
import { answersOf } from "./state.ts";
import { walk } from "./walk.ts";

type Doors = Pick<PageContext, "content" | "answers" | "log">;

/** What the quiz's page sends: its query, and the id of what was kept before. */
interface SentAnswers {
  search: string;
  id: string | undefined;
}

/**
 * Keeps the answers of an address (section 7): anew, or in place of those under an id. Gives their id, or undefined when there is
 * nothing to keep or the service failed, which is logged and nothing else (section 8).
 *
 * @throws when the content cannot be reached.
 */
export async function recordAnswers({ content, answers, log }: Doors, sent: SentAnswers): Promise<string | undefined> {
  const { quiz } = await content.fetch(QUIZ);
  const walked = quiz && walk(quiz, answersOf(new URLSearchParams(sent.search)));
  if (!walked || walked.given.length === 0) return undefined;
  return await keepAnswers({ answers, log }, { brand: BRAND, kind: "quiz", ...recordOf(walked) }, sent.id);
}

/** Keeps a body of answers under the id, and anew where there is none or the service no longer knows it. */
export async function keepAnswers(
  { answers, log }: Pick<PageContext, "answers" | "log">,
  body: { brand: string } & Record<string, unknown>,
  id: string | undefined,
): Promise<string | undefined> {
  const replaced = id === undefined ? undefined : await answers.replace(id, body);
  if (replaced?.ok) return id;
  const result = replaced && replaced.status !== 404 ? replaced : await answers.create(body);
  if (result.ok) return result.answer;
  log.warn({ call: "answers", status: result.status, cause: result.cause }, "A backend call failed");
  return undefined;
}
