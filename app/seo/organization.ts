import { LOCALES } from "#app/i18n/languages.ts";
import { sellerId, type Thing } from "./thing.ts";

interface Shop {
  siteUrl: string;
  settings: {
    shopName: string;
    brand: string;
    salesPhone: string;
    customerPhone: string;
    socialLinks: { href: string }[];
  };
}

/** The shop, on home: who it is, and on which numbers it answers. The number for prospects is short and known in Spain alone. */
export function organization({ siteUrl, settings }: Shop): Thing {
  const contact = (contactType: string, phone: string): Thing => ({
    "@type": "ContactPoint",
    contactType,
    telephone: international(phone),
    areaServed: "ES",
  });
  return {
    "@type": "Organization",
    "@id": sellerId(siteUrl),
    name: settings.shopName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    brand: { "@type": "Brand", name: settings.brand },
    contactPoint: [contact("sales", settings.salesPhone), contact("customer support", settings.customerPhone)],
    ...(settings.socialLinks.length > 0 && { sameAs: settings.socialLinks.map(({ href }) => href) }),
  };
}

/** The site as a whole, on home. */
export function webSite({ siteUrl, settings }: Shop): Thing {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: settings.shopName,
    url: `${siteUrl}/`,
    inLanguage: LOCALES,
    publisher: { "@id": sellerId(siteUrl) },
  };
}

/** A Spanish number as it is dialled from anywhere: '+34900622550'. */
function international(phone: string): string {
  return `+34${phone.replace(/\s/g, "")}`;
}
