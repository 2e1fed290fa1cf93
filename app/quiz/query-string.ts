import type { KitId } from "#app/kits/kit-id.ts";
import { TERRITORY_PARAMETER } from "#app/kits/pricing/territory.ts";
import { type ClientStatus, clientStatusOfQuery } from "#app/site/client-status.ts";
import { type Answers, type Asked, answersOf, branchOf, walk, wayOf } from "./quiz-state.ts";
import type { Branch, OptionStep, QuizRules, YesNoQuestion } from "./rules.ts";

/** What an address may say besides answers. */
const KEPT = ["client", TERRITORY_PARAMETER];

/** Of an address what links and forms between its questions keep besides answers. */
export const keptOf = (query: URLSearchParams): [name: string, value: string][] =>
  KEPT.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });

/** The name of a step or question: its parameter in the address. */
export const nameOf = (asked: Asked<OptionStep, YesNoQuestion>) =>
  asked.kind === "options" ? asked.step.name : asked.question.name;

/**
 * The query after an answer: what was answered before, and after it too where somebody came back to change one, with this one. Nothing
 * else of the address is taken along but client status and territory; answers of the other way are left out.
 */
export function searchWith(quiz: QuizRules, query: URLSearchParams, name: string, value: string): string {
  const next = answersIn(quiz, { ...answersOf(query), [name]: value });
  keep(query, next);
  const { given, outcome } = walk(quiz, answersOf(next));
  const status = given.find(({ asked }) => nameOf(asked) === name)?.effect?.clientStatus;
  // The switch of prices in the header counts until the question is answered anew.
  if (status) next.set("client", clientParameter(status));
  else if (outcome.clientStatus && !next.has("client")) next.set("client", clientParameter(outcome.clientStatus));
  return `?${next}`;
}

/** The query in which a step is asked again, with all other answers. */
export function searchWithout(quiz: QuizRules, query: URLSearchParams, name: string): string {
  const next = answersIn(quiz, { ...answersOf(query), [name]: undefined });
  keep(query, next);
  return `?${next}`;
}

/** What a form that asks the first step takes along besides: the answers to the others, where somebody came back to change it. */
export function keptBesides(quiz: QuizRules, query: URLSearchParams): [name: string, value: string][] {
  return [...new URLSearchParams(searchWithout(quiz, query, quiz.placeStep.name))];
}

/** The valid answers on the way, as a query; on both ways while the first step, which tells them apart, is asked again. */
export function answersIn(quiz: QuizRules, answers: Answers): URLSearchParams {
  const next = new URLSearchParams();
  const branch = branchOf(quiz, answers);
  const ways = branch ? [branch] : (["home", "business"] as const);
  for (const asked of ways.flatMap((way) => wayOf(quiz, way))) {
    const value = answers[nameOf(asked)];
    if (value !== undefined && isAnswerTo(asked, value)) next.set(nameOf(asked), value);
  }
  return next;
}

function keep(query: URLSearchParams, next: URLSearchParams): void {
  for (const [name, value] of keptOf(query)) next.set(name, value);
}

/** Only option keys stand in an address, whatever somebody writes into it. */
function isAnswerTo(asked: Asked<OptionStep, YesNoQuestion>, value: string): boolean {
  return asked.kind === "options" ? asked.step.options.some(({ name }) => name === value) : /^(s[ií]|no)$/i.test(value);
}

const clientParameter = (status: ClientStatus) => String(status === "CLIENT");

/**
 * Where a result leads whose address does not say the client status that its answers do: prices, header and order follow the
 * parameter `client`, which wins, since the visitor may have switched since. Undefined where all is said.
 */
export function searchWithStatus(query: URLSearchParams, status: ClientStatus | undefined): string | undefined {
  if (!status || clientStatusOfQuery(query)) return undefined;
  const next = new URLSearchParams(query);
  next.set("client", clientParameter(status));
  return `?${next}`;
}

/** Where 'Prefiero ver ya el producto' leads: marketing's place for the way, with the kit that is known by then. */
export function skipPath(
  hrefs: { skipHref: string; skipBusinessHref: string },
  branch: Branch | undefined,
  product: KitId | undefined,
): string {
  const href = branch === "business" ? hrefs.skipBusinessHref : hrefs.skipHref;
  if (!product || !href.startsWith("/")) return href;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(#?.*)$/.exec(href) ?? [];
  const all = new URLSearchParams(query);
  all.set("kit", product);
  return `${path}?${all}${hash}`;
}
