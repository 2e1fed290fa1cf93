import { Form } from "@remix-run/react";
import type { ReactNode, RefObject } from "react";
import { CampaignInput } from "#app/analytics/campaign-links.tsx";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { type AnalyticsKit, toEcommerce } from "#app/kits/kit-analytics.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { PATHS } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { useShownPrices } from "./order-links.tsx";

interface OrderFormProps {
  kit: AnalyticsKit;
  quote: Quote;
  /** Whether a field of the form has the kit, in place of a hidden one. */
  hasKitField?: boolean;
  /** Ref of the form, for `useExtras`. */
  form?: RefObject<HTMLFormElement>;
  id?: string;
  className?: string;
  /** Whether it has a plan, which shows the extras that are ticked in it. */
  hasPlan?: boolean;
  children: ReactNode;
}

/** The order of a kit: a GET form to the checkout, so that it works without JavaScript. */
export function OrderForm({ kit, quote, hasKitField = false, form, id, className, hasPlan, children }: OrderFormProps) {
  const { clientStatus } = useSite();
  const locale = useLocale();
  return (
    <Form
      ref={form}
      id={id}
      method="get"
      action={localePath(locale, PATHS.checkout)}
      onSubmit={() => trackEvent({ event: "add_to_cart", ecommerce: toEcommerce(kit, quote, clientStatus) })}
      className={className}
      data-plan={hasPlan}
    >
      {hasKitField ? null : <input type="hidden" name="kit" value={kit.productId} />}
      <CampaignInput />
      {children}
    </Form>
  );
}

/** Hidden fields that tell the checkout which prices the page shows. */
export function ShownPriceInputs() {
  return Object.entries(useShownPrices()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface BuyButtonProps {
  /** The kit's own label, where the CMS sets one. */
  label: LocalizedText | undefined;
  /** The id of the form that it submits, when it is outside of it. */
  form?: string;
  className?: string;
}

/** 'Lo quiero': submits the form, which leads to the checkout. */
export function BuyButton({ label, form, className }: BuyButtonProps) {
  return (
    <Button form={form} variant="accent" className={className}>
      {label ? <ContentText of={label} /> : <T k="kits:want" />}
    </Button>
  );
}
