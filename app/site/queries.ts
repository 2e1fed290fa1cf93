import { defineQuery } from "groq";

/** The settings and menus of every page. */
export const SITE_CONTENT = defineQuery(/* groq */ `
  {
    "settings": *[_type == "settings" && _id == "settings"] | order(_id asc)[0]{
      brand,
      shopName,
      securityAttribution,
      authorisationNumber,
      salesPhone,
      customerPhone,
      prospectPhone,
      promoPrice,
      promoMonths,
      oneOff,
      installation,
      signUp,
      commitmentMonths,
      taxes[]{ _key, territory, label, factor },
      socialLinks,
      appLinks
    },
    "navigation": *[_type == "navigation" && _id == "navigation"] | order(_id asc)[0]{
      header,
      customerArea,
      footer,
      legal,
      reducedFooter,
      commercialHeader,
      discountHeader,
      simplifiedHeader
    }
  }
`);
