import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "./phone-link.tsx";
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
        <PhoneLink number={salesPhone} hasIcon={false} />
      </Row>
      <Row name={<T k="common:customerPhone" />}>
        <PhoneLink number={customerPhone} hasIcon={false} />
      </Row>
    </dl>
  );
}

/** A row; nothing where the settings lack it. */
function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
