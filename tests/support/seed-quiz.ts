import { readFile } from "node:fs/promises";
import type { Questionnaire } from "#app/questionnaires/rules.ts";
import type { Option, OptionStep, QuizRules, YesNoQuestion } from "#app/quiz/outcome.ts";

/** The quiz of the seed, where steps have options. */
export type SeedQuiz = QuizRules<OptionStep & { options: Option[] }, YesNoQuestion>;

export const seedQuiz = (): Promise<SeedQuiz> => seedDocument("quiz");

export const seedQuestionnaire = (id: "encuesta" | "configurador"): Promise<Questionnaire> =>
  seedDocument(`questionnaire-${id}`);

async function seedDocument(id: string) {
  const lines = (await readFile("cms/seed/production.ndjson", "utf8")).split("\n").filter((line) => line !== "");
  const document = lines.map((line) => JSON.parse(line)).find(({ _id }) => _id === id);
  if (!document) throw new Error(`The seed holds no '${id}'`);
  return document;
}

/** Every combination of one item of each list. */
export function combinations(lists: string[][]): string[][] {
  return lists.reduce<string[][]>((all, list) => all.flatMap((one) => list.map((next) => [...one, next])), [[]]);
}

const YES_NO = ["si", "no"];

export interface Path {
  search: URLSearchParams;
  answers: string[];
}

/** Every combination of answers of a branch. */
export function pathsOf(
  quiz: SeedQuiz,
  branchAnswer: string,
  steps: SeedQuiz["homeOptions"],
  questions: SeedQuiz["homeQuestions"],
): Path[] {
  const names = [quiz.placeStep.name, ...[...steps, ...questions].map(({ name }) => name)];
  const lists = [
    [branchAnswer],
    ...steps.map(({ options }) => options.map(({ name }) => name)),
    ...questions.map(() => YES_NO),
  ];
  return combinations(lists).map((answers) => ({
    answers,
    search: new URLSearchParams(names.map((name, position) => [name, answers[position] ?? ""])),
  }));
}
