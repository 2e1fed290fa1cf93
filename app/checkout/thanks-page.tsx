import type { Localized } from "#app/content/localized.ts";
import { T, Words } from "#app/i18n/t.tsx";
import type { ClientStatus } from "#app/kits/client-status.ts";
import { PriceBox } from "#app/kits/price-box.tsx";
import { billOf } from "#app/kits/quote.ts";
import type { Selection } from "#app/kits/selection.ts";
import { PhoneLink } from "#app/layout/phone-link.tsx";
import { useSite } from "#app/layout/use-site.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { BillLines } from "./bill-lines.tsx";

interface Props {
  orderId: string;
  clientStatus: ClientStatus;
  selection: Localized<Selection>;
}

/** What happens after an order (section 2); the first step is done. */
const STEPS = [
  { icon: "check", title: "thanks:registered", text: "thanks:registeredText" },
  { icon: "mail", title: "thanks:confirm", text: "thanks:confirmText" },
  { icon: "phone", title: "thanks:call", text: "thanks:callText" },
  { icon: "wrench", title: "thanks:installation", text: "thanks:installationText" },
  { icon: "shield", title: "thanks:ready", text: "thanks:readyText" },
] as const satisfies { icon: IconName; title: string; text: string }[];

/** 'Gracias': the order's facts and its five steps. */
export function ThanksPage({ orderId, clientStatus, selection }: Props) {
  const { settings } = useSite();
  return (
    <main id="main" className="mx-auto w-full max-w-6xl px-4 py-10 lg:px-8">
      <p className="inline-flex size-14 items-center justify-center rounded-full bg-success text-white">
        <Icon name="check" size={30} />
      </p>
      <h1 className="mt-4 text-title">
        <T k="thanks:title" />
      </h1>
      <p className="mt-3 text-lg text-muted">
        <T k="thanks:order" values={{ orderId }} />
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_22rem]">
        <section>
          <h2 className="text-2xl">
            <T k="thanks:next" />
          </h2>
          <ol className="mt-5 space-y-6">
            {STEPS.map(({ icon, title, text }, position) => (
              <li key={title} className="flex gap-4">
                <span
                  className={`flex size-12 shrink-0 items-center justify-center rounded-full ${
                    position === 0 ? "bg-success text-white" : "bg-brand-100 text-brand-700"
                  }`}
                >
                  <Icon name={icon} />
                </span>
                <div>
                  <h3 className="text-lg">
                    <T k={title} />
                  </h3>
                  <p className="text-muted">
                    <T k={text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <aside className="space-y-4 self-start rounded-lg border border-line bg-white p-6">
          <h2 className="text-xl">
            <Words of={selection.kitName} />
          </h2>
          <PriceBox quote={selection.quote} clientStatus={clientStatus} />
          <BillLines selection={selection} bill={billOf(selection.quote, clientStatus)} />
          <p className="border-t border-line pt-4 text-sm text-muted">
            <T k="thanks:doubts" />
            <br />
            <PhoneLink
              number={clientStatus === "CLIENT" ? settings.customerPhone : settings.salesPhone}
              className="min-h-11 text-base font-bold text-brand-700"
            />
          </p>
        </aside>
      </div>
    </main>
  );
}
