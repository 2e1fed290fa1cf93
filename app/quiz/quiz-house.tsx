import { ContentText, T } from "#app/i18n/t.tsx";
import { HousePlan, useHouse } from "#app/kits/plan/house-plan.tsx";
import type { PlanDevice } from "#app/kits/plan/plan-devices.ts";
import type { House } from "#app/kits/plan/queries.ts";
import type { GivenAnswerContent, QuizKit, QuizStateContent } from "./queries.ts";

interface Props {
  /** The house that the page was sent with. */
  sent: House | undefined;
  kits: QuizKit[];
  state: QuizStateContent;
}

/** The visitor's house with the devices of the kit found so far and those that the answers speak of. */
export function QuizHouse({ sent, kits, state }: Props) {
  const house = useHouse(houseIdOf(state), sent);
  return (
    <div>
      {house ? (
        <HousePlan
          key={house._id}
          house={house}
          devices={devicesIn({ kits, state })}
          litDevice={litDevice(state)}
          sizes="(min-width: 64.5rem) 570px, 46vw"
          priority
        />
      ) : null}
    </div>
  );
}

/** The devices in the house, which are its text. */
export function HouseDevices(props: Omit<Props, "sent">) {
  return (
    <section className="pt-4">
      <T as="h2" className="text-base" k="quiz:yourHouse" />
      <ul className="mt-1 grid gap-x-4 text-sm sm:grid-cols-2">
        {devicesIn(props).map(({ id, name, quantity, isOptional }) => (
          <li key={`${id} ${isOptional}`} className="flex gap-2">
            <span className="min-w-7 font-bold tabular">{isOptional ? `+${quantity}` : `${quantity}\u00a0×`}</span>
            <span>
              <ContentText of={name} />
              {isOptional ? (
                <>
                  {" "}
                  <span className="text-muted">
                    (<T k="quiz:optional" />)
                  </span>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
function devicesIn({ kits, state }: Omit<Props, "sent">): PlanDevice[] {
  const kit = kits.find(({ productId }) => productId === state.outcome.product);
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

function litDevice({ givenAnswers }: QuizStateContent): string | undefined {
  const last = givenAnswers.at(-1);
  return last && effectOf(last)?.device?._id;
}
