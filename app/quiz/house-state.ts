import type { PlanDevice } from "#app/kits/plan/plan-devices.ts";
import type { GivenAnswerContent, QuizKit, QuizStateContent } from "./queries.ts";

/** The effect of an answer with its content: advice and device. */
export function effectOf({ prompt, answer }: GivenAnswerContent) {
  if (prompt.kind === "question") return answer ? prompt.question.yes : prompt.question.no;
  return prompt.step.options.find(({ name }) => name === answer)?.effect;
}

/** The id of the house that the answers describe: that of the last answer with a house. */
export function houseIdOf({ givenAnswers }: Pick<QuizStateContent, "givenAnswers">): string | undefined {
  const houses = givenAnswers.flatMap(({ prompt, answer }) =>
    prompt.kind === "options" ? (prompt.step.options.find(({ name }) => name === answer)?.house?._id ?? []) : [],
  );
  return houses.at(-1);
}

/** The devices of the kit found so far, then those that answers speak of and the kit does not hold (docs/rules.md#quiz-house). */
export function houseDevices(state: QuizStateContent, kit: QuizKit | undefined): PlanDevice[] {
  const contained = (kit?.complements ?? []).flatMap(({ device, quantity, short }) =>
    device ? [{ id: device, name: short, quantity }] : [],
  );
  const asked = new Map<string, PlanDevice>();
  for (const { device, more, camera } of state.givenAnswers.map(effectOf).filter((effect) => effect != null)) {
    if (!device) continue;
    const quantity = more ?? (contained.some(({ id }) => id === device._id) ? 0 : 1);
    if (quantity > 0)
      asked.set(device._id, { id: device._id, name: device.title, quantity, isAdded: true, isOptional: !camera });
  }
  return [...contained, ...asked.values()];
}

/** The device that the last answer speaks of. */
export function litDevice({ givenAnswers }: QuizStateContent): string | undefined {
  const last = givenAnswers.at(-1);
  return last && effectOf(last)?.device?._id;
}
