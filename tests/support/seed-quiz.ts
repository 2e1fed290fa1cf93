import { readFile } from "node:fs/promises";
import { type Questionnaire, withQuizKits } from "#app/questionnaires/rules.ts";
import type { Option, OptionStep, QuizRules, YesNoQuestion } from "#app/quiz/outcome.ts";

/** The quiz of the seed, where steps have options. */
export type SeedQuiz = QuizRules<OptionStep & { options: Option[] }, YesNoQuestion>;

export const seedQuiz = (): Promise<SeedQuiz> => seedDocument("quiz");

/** A questionnaire of the seed, with the kits of the seed's quiz. */
export async function seedQuestionnaire(id: "encuesta" | "configurador"): Promise<Questionnaire> {
  const { placeStep, homeOptions, businessOptions } = await seedQuiz();
  const quizAnswers = [placeStep, ...homeOptions, ...businessOptions].flatMap(({ options }) =>
    options.map(({ name, effect }) => ({ name, product: effect?.product ?? null })),
  );
  return withQuizKits(await seedDocument(`questionnaire-${id}`), quizAnswers);
}

/** Every combination of answers to a questionnaire. A checkbox question is answered with each option, and with all together. */
export function questionnairePaths({ steps }: Questionnaire): URLSearchParams[] {
  const questions = steps.flatMap(({ questions }) => questions);
  const answersTo = ({ type, options }: (typeof questions)[number]): string[] => [
    ...options.map(({ name }) => name),
    ...(type === "checkbox" ? [options.map(({ name }) => name).join(",")] : []),
  ];
  return combinations(questions.map(answersTo)).map((answers) => {
    const query = new URLSearchParams();
    for (const [position, answer] of answers.entries()) {
      for (const one of answer.split(",")) query.append(questions[position]?.name ?? "", one);
    }
    return query;
  });
}

async function seedDocument(id: string) {
  const lines = (await readFile("cms/seed/production.ndjson", "utf8")).split("\n").filter((line) => line !== "");
  const document = lines.map((line) => JSON.parse(line)).find(({ _id }) => _id === id);
  if (!document) throw new Error(`The seed holds no '${id}'`);
  return document;
}

function combinations(lists: string[][]): string[][] {
  return lists.reduce<string[][]>((all, list) => all.flatMap((one) => list.map((next) => [...one, next])), [[]]);
}

const YES_NO = ["si", "no"];

export interface Path {
  search: URLSearchParams;
  answers: string[];
}

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
