import type { Cookie } from "@remix-run/node";
import { z } from "zod";
import { BRAND } from "#app/backends/request.server.ts";
import type { PageContext } from "#app/context.ts";
import type { OptionStep, YesNoQuestion } from "./outcome.ts";
import { QUIZ } from "./queries.ts";
import { readAnswers } from "./query-string.ts";
import { type QuizState, quizState } from "./quiz-state.ts";

/**
 * The body of `{services}/answers`, without brand and kind (docs/rules.md#recorded-answers): the index of the current step, the steps and
 * yes/no questions by name. Names from the content only, never text from the URL.
 */
export function quizRecord({ givenAnswers, stage, outcome }: QuizState<OptionStep, YesNoQuestion>) {
  const steps: Record<string, ReturnType<typeof stepRecord>> = {};
  const questions: Record<string, boolean> = {};
  for (const { prompt, answer } of givenAnswers) {
    if (prompt.kind === "options") steps[prompt.step.name] = stepRecord(prompt.step, answer);
    else questions[prompt.question.name] = answer === true;
  }
  return {
    step: givenAnswers.length,
    stage,
    steps,
    questions,
    product: outcome.product ?? null,
    camera: outcome.camera,
    clientStatus: outcome.clientStatus ?? null,
  };
}

/** The chosen option of a step, its level, and the highest level of the step. */
function stepRecord({ options }: OptionStep, answer: string | boolean) {
  return {
    options: Object.fromEntries(options.map(({ name }) => [name, name === answer])),
    level: options.find(({ name }) => name === answer)?.level ?? 0,
    maxLevel: Math.max(...options.map(({ level }) => level ?? 0)),
  };
}

/**
 * Saves the answers of a query string, in the record `id` if given.
 *
 * @returns the id of the record; undefined when there was no valid answer or the call failed, which is logged.
 * @throws when the content cannot be reached.
 */
export async function saveQuizAnswers(
  context: Pick<PageContext, "content" | "answers" | "log">,
  { search, id }: { search: string; id: string | undefined },
): Promise<string | undefined> {
  const { quiz } = await context.content.fetch(QUIZ);
  const state = quiz && quizState(quiz, readAnswers(new URLSearchParams(search)));
  if (!state || state.givenAnswers.length === 0) return undefined;
  return await saveAnswers(context, { brand: BRAND, kind: "quiz", ...quizRecord(state) }, id);
}

/** Replaces the record `id`; creates one when there is no id, or when the answers service no longer knows it. */
export async function saveAnswers(
  { answers, log }: Pick<PageContext, "answers" | "log">,
  body: { brand: string } & Record<string, unknown>,
  id: string | undefined,
): Promise<string | undefined> {
  const replaced = id === undefined ? undefined : await answers.replace(id, body);
  if (replaced?.ok) return id;
  const result = replaced && replaced.status !== 404 ? replaced : await answers.create(body);
  if (result.ok) return result.data;
  log.warn({ call: "answers", status: result.status, cause: result.cause }, "A backend call failed");
  return undefined;
}

/** Keeps the cookie below 4 KB. The oldest ids are dropped. */
const MAX_IDS = 12;

const storedIds = z.array(z.string());

/** The ids of the cookie, newest first. */
export async function readAnswerIds(cookie: Cookie, request: Request): Promise<string[]> {
  const parsed = storedIds.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : [];
}

export const addAnswerId = (ids: string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MAX_IDS);
