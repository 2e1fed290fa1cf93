import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import { useSite } from "./use-site.ts";

/** Who sells, as far as the settings say it, and the phones to ask anything else. See docs/rules.md#seller-identity. */
export function SellerDetails() {
  const { seller, shopName, salesPhone, customerPhone } = useSite().settings;
  const { legalName, taxNumber, address, registry, email } = seller ?? {};
  return (
    <dl className="seller">
      <Row name={<T k="sections:sellerShop" />}>{shopName}</Row>
      <Row name={<T k="sections:sellerName" />}>{legalName}</Row>
      <Row name={<T k="sections:sellerTaxNumber" />}>{taxNumber}</Row>
      <Row name={<T k="sections:sellerAddress" />}>{address}</Row>
      <Row name={<T k="sections:sellerRegistry" />}>{registry}</Row>
      <Row name={<T k="sections:sellerEmail" />}>{email ? <a href={`mailto:${email}`}>{email}</a> : null}</Row>
      <Row name={<T k="common:salesPhone" />}>
        <Phone number={salesPhone} />
      </Row>
      <Row name={<T k="common:customerPhone" />}>
        <Phone number={customerPhone} />
      </Row>
    </dl>
  );
}

/** A row; nothing where the settings lack it. All are as high as a number that can be touched. */
function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="min-h-11 font-semibold">{children}</dd>
    </div>
  );
}

/** Without the icon of `PhoneLink`: the row says that it is a phone. */
function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/\s/g, "")}`} className="phone-link">
      {number}
    </a>
  );
}
