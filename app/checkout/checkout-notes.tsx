import { localePath } from "#app/i18n/locale.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Note } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { CheckoutView } from "./checkout-view.server.ts";

interface Props {
  /** Name of the kit that is in the checkout. */
  current: LocalizedText;
  offer: NonNullable<CheckoutView["offer"]>;
}

/** Asks whether `offer`, the kit of another site's link, replaces the current kit (docs/rules.md#checkout-entry). */
export function OfferedKit({ current, offer }: Props) {
  const locale = useLocale();
  const checkout = localePath(locale, PATHS.checkout);
  const kit = textOf(current);
  const other = textOf(offer.kitName);
  return (
    <Note className="mt-6">
      <T k="checkout:otherKit" values={{ kit, other }} />
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={checkout} replace>
          <T k="checkout:keepKit" values={{ kit }} />
        </ButtonLink>
        <ButtonLink to={`${checkout}${offer.query}`} variant="quiet" replace>
          <T k="checkout:takeKit" values={{ other }} />
        </ButtonLink>
      </div>
    </Note>
  );
}

/** Says that the newly chosen kit, `waiting`, cannot be ordered until the outcome of the current order is known (docs/decisions/0065). */
export function WaitingKit({ current, waiting }: { current: LocalizedText; waiting: LocalizedText }) {
  return (
    <Note variant="attention" className="mt-6">
      <T k="checkout:waitingKit" values={{ kit: textOf(current), other: textOf(waiting) }} />
    </Note>
  );
}

/** What to do when the browser keeps no cookies: allow them, or order by phone (docs/decisions/0065). */
export function CookieHelp() {
  const { settings } = useSite();
  return (
    <Note variant="attention" className="mt-6">
      <T k="checkout:cookieHelp" />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink path={PATHS.callback} variant="quiet">
          <T k="checkout:callMe" />
        </ButtonLink>
        <PhoneLink number={settings.salesPhone} />
      </div>
    </Note>
  );
}
