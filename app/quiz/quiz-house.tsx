import { ContentText, T } from "#app/i18n/t.tsx";
import { HousePlan, useHouse } from "#app/kits/plan/house-plan.tsx";
import type { PlanDevice } from "#app/kits/plan/plan-devices.ts";
import type { House } from "#app/kits/queries.ts";
import { houseDevices, houseIdOf, litDevice } from "./house-state.ts";
import type { QuizKit, QuizStateContent } from "./queries.ts";

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
          devices={devicesIn(kits, state)}
          litDevice={litDevice(state)}
          sizes="(min-width: 64.5rem) 570px, 46vw"
          priority
        />
      ) : null}
    </div>
  );
}

/** The devices in the house, which are its text. */
export function HouseDevices({ kits, state }: Omit<Props, "sent">) {
  return (
    <section className="pt-4">
      <h2 className="text-base">
        <T k="quiz:yourHouse" />
      </h2>
      <ul className="mt-1 grid gap-x-4 text-sm sm:grid-cols-2">
        {devicesIn(kits, state).map(({ id, name, quantity, isOptional }) => (
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

const devicesIn = (kits: QuizKit[], state: QuizStateContent): PlanDevice[] =>
  houseDevices(
    state,
    kits.find(({ productId }) => productId === state.outcome.product),
  );
