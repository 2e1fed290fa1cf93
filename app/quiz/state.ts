/** Answers by the name of their step or question, as an address holds them: '?lugar=casa&vivienda=chalet&mascotas=si'. */
export type Answers = Record<string, string | undefined>;

/** 'si' and 'no' in any case become true and false (section 5); with the accent that Spanish writes too. */
export function yesOrNo(value: string | undefined): boolean | undefined {
  const word = value?.toLowerCase();
  if (word === "si" || word === "sí") return true;
  return word === "no" ? false : undefined;
}

/** The answers that a query holds: each parameter once, the first where it stands there twice. */
export function answersOf(query: URLSearchParams): Answers {
  const answers: Answers = Object.create(null);
  for (const [name, value] of query) answers[name] ??= value;
  return answers;
}
