import type { ShouldRevalidateFunction } from "@remix-run/react";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { TERRITORY_PARAMETER } from "#app/kits/pricing/territory-tax.ts";
import { KIT_PARAMETER } from "#app/paths.ts";
import { type ClientStatus, parseClientStatus } from "#app/site/client-status.ts";
import { revalidateOnPageChange } from "#app/site/revalidation.ts";
import type { Branch, OptionStep, QuizRules, YesNoQuestion } from "./outcome.ts";
import { type Answers, branchOf, type Prompt, parseYesNo, promptName, promptsOf, quizState } from "./quiz-state.ts";

/** Reads the answers of a query string. Of a repeated parameter the first counts. */
export function readAnswers(query: URLSearchParams): Answers {
  const answers: Answers = Object.create(null);
  for (const [name, value] of query) answers[name] ??= value;
  return answers;
}

const KEPT_PARAMETERS = ["client", TERRITORY_PARAMETER];

/** The parameters of a query string that links and forms keep beside the answers. */
export const keptParameters = (query: URLSearchParams): [name: string, value: string][] =>
  KEPT_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });

/**
 * Whether a query string has no answer at all. It may name a kit: that of the product selector below the quiz. A campaign is left out, as in
 * what the server sees: the page is stored without it.
 */
export const isBareStart = (query: URLSearchParams): boolean =>
  [...withoutCampaign(query).keys()].every((name) => name === KIT_PARAMETER || KEPT_PARAMETERS.includes(name));

/** The first answer loads what the first page was sent without: the later questions of the quiz, and the kits. */
export const revalidateAfterStart: ShouldRevalidateFunction = (change) =>
  (isBareStart(change.currentUrl.searchParams) && !isBareStart(change.nextUrl.searchParams)) ||
  revalidateOnPageChange(change);

/** The query string with one answer set. It keeps the other answers of the branch, and the client status and territory. */
export function queryWithAnswer(quiz: QuizRules, query: URLSearchParams, name: string, value: string): string {
  const next = answersQuery(quiz, { ...readAnswers(query), [name]: value });
  copyKeptParameters(query, next);
  const { givenAnswers, outcome } = quizState(quiz, readAnswers(next));
  const status = givenAnswers.find(({ prompt }) => promptName(prompt) === name)?.effect?.clientStatus;
  // A status chosen with the header's price switch stays until its question is answered again.
  if (status) next.set("client", clientParameter(status));
  else if (outcome.clientStatus && !next.has("client")) next.set("client", clientParameter(outcome.clientStatus));
  return `?${next}`;
}

/** The query string that asks one prompt again and keeps all other answers. */
export function queryWithoutAnswer(quiz: QuizRules, query: URLSearchParams, name: string): string {
  const next = answersQuery(quiz, { ...readAnswers(query), [name]: undefined });
  copyKeptParameters(query, next);
  return `?${next}`;
}

/** The parameters that the form of the first step sends with its own answer. */
export function firstStepHiddenFields(quiz: QuizRules, query: URLSearchParams): [name: string, value: string][] {
  return [...new URLSearchParams(queryWithoutAnswer(quiz, query, quiz.placeStep.name))];
}

/** The valid answers as a query string: those of the branch, or of both branches while the first step is unanswered. */
export function answersQuery(quiz: QuizRules, answers: Answers): URLSearchParams {
  const next = new URLSearchParams();
  const branch = branchOf(quiz, answers);
  const branches: Branch[] = branch ? [branch] : ["home", "business"];
  for (const prompt of branches.flatMap((one) => promptsOf(quiz, one))) {
    const value = answers[promptName(prompt)];
    if (value !== undefined && isAnswerTo(prompt, value)) next.set(promptName(prompt), value);
  }
  return next;
}

/**
 * The query string with `client` set, when the answers give a client status and the URL has none. Undefined when nothing needs to
 * change: a `client` in the URL wins, because the visitor may have switched prices since.
 */
export function queryWithClientStatus(query: URLSearchParams, status: ClientStatus | undefined): string | undefined {
  if (!status || parseClientStatus(query)) return undefined;
  const next = new URLSearchParams(query);
  next.set("client", clientParameter(status));
  return `?${next}`;
}

/** Target of 'Prefiero ver ya el producto': the link that the content sets for the branch, with the kit found so far. */
export function skipPath(
  hrefs: { skipHref: string; skipBusinessHref: string },
  branch: Branch | undefined,
  product: string | undefined,
): string {
  const href = branch === "business" ? hrefs.skipBusinessHref : hrefs.skipHref;
  if (!product || !href.startsWith("/")) return href;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(#?.*)$/.exec(href) ?? [];
  const all = new URLSearchParams(query);
  all.set("kit", product);
  return `${path}?${all}${hash}`;
}

function copyKeptParameters(from: URLSearchParams, to: URLSearchParams): void {
  for (const [name, value] of keptParameters(from)) to.set(name, value);
}

function isAnswerTo(prompt: Prompt<OptionStep, YesNoQuestion>, value: string): boolean {
  if (prompt.kind === "question") return parseYesNo(value) !== undefined;
  return prompt.step.options.some(({ name }) => name === value);
}

const clientParameter = (status: ClientStatus) => String(status === "CLIENT");
