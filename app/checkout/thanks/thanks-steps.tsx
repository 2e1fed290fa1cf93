import { T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-names.ts";

/** The steps after an order (docs/rules.md#thank-you-page). The first is already done. */
const STEPS = [
  { icon: "check", title: "thanks:registered", text: "thanks:registeredText" },
  { icon: "mail", title: "thanks:confirm", text: "thanks:confirmText" },
  { icon: "phone", title: "thanks:call", text: "thanks:callText" },
  { icon: "wrench", title: "thanks:installation", text: "thanks:installationText" },
  { icon: "shield", title: "thanks:ready", text: "thanks:readyText" },
] as const satisfies { icon: IconName; title: string; text: string }[];

/** The steps from the order to the working alarm, in a vertical list. */
export function ThanksSteps() {
  return (
    <ol className="mt-6">
      {STEPS.map(({ icon, title, text }, position) => (
        <li key={title} className="relative flex gap-4 pb-7 last:pb-0 sm:gap-5">
          {position < STEPS.length - 1 ? (
            <span aria-hidden="true" className="step-line absolute bottom-0 bg-line" />
          ) : null}
          <span
            className={`relative flex size-12 shrink-0 items-center justify-center rounded-full ${
              position === 0 ? "bg-success text-white" : "bg-brand-100 text-brand-700"
            }`}
          >
            <Icon name={icon} />
          </span>
          <div className="pt-1">
            <h3 className="text-lg">
              <T k={title} />
              {position === 0 ? (
                <span className="sr-only">
                  , <T k="checkout:done" />
                </span>
              ) : null}
            </h3>
            <T as="p" className="mt-0.5 text-muted" k={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
