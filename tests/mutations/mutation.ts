import { access, readFile } from "node:fs/promises";

/** A mistake in our own code, and the tests that have to notice it. */
export interface Mutation {
  name: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  tests: string[];
}

/** Makes mistakes of one file, which the same tests notice. */
export const mutate = (file: string, tests: string[]) => (name: string, from: string, to: string) => ({
  name,
  file,
  from,
  to,
  tests,
});

/** What no longer fits the code: a text that does not occur once, or a test that does not exist. */
export async function outdatedParts(mutations: readonly Mutation[]): Promise<string[]> {
  const problems = await Promise.all(mutations.map(outdatedPartsOf));
  return problems.flat();
}

async function outdatedPartsOf({ name, file, from, tests }: Mutation): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  const times = text.split(from).length - 1;
  const missing = await Promise.all(
    tests.map((test) =>
      access(test).then(
        () => [],
        () => [`${name}: ${test} does not exist`],
      ),
    ),
  );
  return [...(times === 1 ? [] : [`${name}: '${from}' occurs ${times} times in ${file}`]), ...missing.flat()];
}
