import { ContentText, T } from "#app/i18n/t.tsx";
import type { House } from "#app/kits/kit-content.ts";
import { HousePlan } from "#app/kits/plan/house-plan.tsx";
import { useHouse } from "#app/kits/plan/use-house.ts";
import { houseDevices, houseIdOf, litDevice } from "./house-state.ts";
import type { QuizKit, QuizStateContent } from "./queries.ts";

interface Props {
  /** The house that the page was sent with. */
  sent: House | undefined;
  kits: QuizKit[];
  state: QuizStateContent;
}

/** The visitor's house with the devices of the kit found so far and those that the answers speak of. On a phone without their list. */
export function QuizHouse({ sent, kits, state }: Props) {
  const house = useHouse(houseIdOf(state), sent);
  const kit = kits.find(({ productId }) => productId === state.outcome.product);
  const devices = houseDevices(state, kit);
  return (
    <figure className="lg:row-span-2">
      <div className="aspect-[4/3]">
        {house ? (
          <HousePlan
            key={house._id}
            house={house}
            devices={devices}
            litDevice={litDevice(state)}
            sizes="(min-width: 1032px) 570px, 46vw"
            priority
          />
        ) : null}
      </div>
      <figcaption className="mt-4 max-lg:sr-only">
        <p className="font-bold">
          <T k="quiz:yourHouse" />
        </p>
        <ul className="complements mt-1 grid gap-x-4 text-sm sm:grid-cols-2">
          {devices.map(({ id, name, quantity, isOptional }, position) => (
            // A kit's device and one more of it have the same id.
            <li key={`${id} ${isOptional || position}`}>
              <span>{isOptional ? `+${quantity}` : `${quantity}\u00a0×`}</span>
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
      </figcaption>
    </figure>
  );
}
