import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { trackEvent } from "#app/analytics/track-event.ts";
import { useTrackCallbackLink } from "#app/callback/callback-links.tsx";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { OfferedKit } from "#app/kits/queries.ts";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-names.ts";
import { ModalLink } from "#app/ui/modal-link.tsx";
import { checkoutPath } from "./checkout-path.ts";
import { useShownPrices } from "./order-links.tsx";

interface Props {
  kit: OfferedKit;
  /** With the extras that are chosen. */
  quote: Quote;
}

/**
 * 'Contrata como quieras', with the phone beside it: a dialog with links to the online checkout and to the call-back form. Without
 * JavaScript it is a link to the call-back form. See docs/rules.md#order-your-way.
 */
export function OrderYourWay({ kit, quote }: Props) {
  const { clientStatus, settings } = useSite();
  const locale = useLocale();
  const { t } = useTranslation();
  const shownPrices = useShownPrices();
  const trackCall = useTrackCallbackLink();
  const callbackHref = localePath(locale, PATHS.callback);
  const { productId, isBusiness, hours } = kit;
  const wanted = { productId, isBusiness, camera: quote.camera.chosen, panicButton: quote.panicButton.chosen };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
      <ModalLink
        to={callbackHref}
        name={`contrata-${productId}`}
        title={<T k="kits:yourWay" />}
        closeLabel={t("common:close")}
        label={<T k="kits:yourWay" />}
        className="line-link underline"
      >
        <div className="grid gap-4">
          <OrderOption icon="smartphone" title={<T k="kits:online" />} text={<T k="kits:onlineText" />}>
            {/* Replaces the dialog's history entry, so that Back leads to the kit. */}
            <ButtonLink
              path={checkoutPath(wanted, shownPrices)}
              onClick={() => trackEvent({ event: "add_to_cart", ecommerce: toEcommerce(kit, quote, clientStatus) })}
              replace
              variant="accent"
              className="w-full"
            >
              <T k="kits:onlineGo" />
            </ButtonLink>
          </OrderOption>
          <OrderOption icon="phone" title={<T k="kits:byPhone" />} text={<T k="kits:byPhoneText" />}>
            <ButtonLink to={callbackHref} onClick={trackCall} replace variant="quiet" className="w-full">
              <T k="kits:callFree" />
            </ButtonLink>
            <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
              <T k="kits:callYourself" />
              <PhoneLink number={settings.salesPhone} className="font-bold text-brand-700" />
            </p>
            {hours ? (
              <p className="text-sm text-muted">
                <SupportHoursText hours={hours} />
              </p>
            ) : null}
          </OrderOption>
        </div>
      </ModalLink>
      <PhoneLink number={settings.salesPhone} className="font-bold text-brand-700" />
    </div>
  );
}

interface OrderOptionProps {
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function OrderOption({ icon, title, text, children }: OrderOptionProps) {
  return (
    <section className="rounded-md border border-line p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <span className="round-icon size-11">
          <Icon name={icon} />
        </span>
        <h3 className="text-lg">{title}</h3>
      </div>
      <p className="mt-2 mb-4 text-muted">{text}</p>
      {children}
    </section>
  );
}
