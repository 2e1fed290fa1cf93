import { readFile } from "node:fs/promises";
import type { Option, OptionStep, QuizRules, YesNoQuestion } from "#app/quiz/rules.ts";

/** A step of the seed with its answers' names. */
export type SeedQuiz = QuizRules<OptionStep & { options: Option[] }, YesNoQuestion>;

/** The quiz as the seed content has it. */
export async function seedQuiz(): Promise<SeedQuiz> {
  const lines = (await readFile("cms/seed/production.ndjson", "utf8")).split("\n").filter((line) => line !== "");
  const document = lines.map((line) => JSON.parse(line)).find(({ _type }) => _type === "quiz");
  if (!document) throw new Error("The seed holds no quiz");
  return document;
}

/** Every combination of one answer a list. */
export function combinations(lists: string[][]): string[][] {
  return lists.reduce<string[][]>((all, list) => all.flatMap((one) => list.map((next) => [...one, next])), [[]]);
}
