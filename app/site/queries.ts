import { defineQuery } from "groq";
import { LINK } from "#app/sanity/fragments.ts";

export const SITE_CONTENT = defineQuery(/* groq */ `
  {
    "settings": *[_type == "settings" && _id == "settings"] | order(_id asc)[0]{
      brand,
      shopName,
      securityAttribution,
      authorisationNumber,
      seller{ legalName, taxNumber, address, registry, email },
      salesPhone,
      customerPhone,
      prospectPhone,
      customerAreaUrl,
      promoPrice,
      promoMonths,
      oneOff,
      installation,
      signUp,
      commitmentMonths,
      taxes[]{ territory, label, factor, "base": ^.taxBase },
      socialLinks[]{ network, href },
      appLinks[]{ store, href }
    },
    "navigation": *[_type == "navigation" && _id == "navigation"] | order(_id asc)[0]{
      header[]{ _key, label, href, links[]${LINK} },
      customerArea${LINK},
      footer[]{ _key, title, links[]${LINK} },
      legal[]${LINK},
      reducedFooter[]${LINK}
    }
  }
`);

export const SPECIAL_HEADERS = defineQuery(/* groq */ `
  *[_type == "navigation" && _id == "navigation"] | order(_id asc)[0]{
    "commercial": commercialHeader[]${LINK},
    "discount": discountHeader[]${LINK},
    "simplified": simplifiedHeader[]${LINK}
  }
`);
