import { defineQuery } from "groq";
import { DEVICE_CARD, DEVICE_TILE } from "#app/accessories/queries.ts";
import { ALL_HOURS, SUPPORT_HOURS } from "#app/contact/queries.ts";
import { FAQ } from "#app/help/queries.ts";
import { HOUSE, HOUSE_TOUR } from "#app/kits/plan/queries.ts";
import {
  KIT_BOTH_PRICES,
  KIT_CARD,
  KIT_COMPARISON,
  KIT_COST,
  KIT_OFFER,
  KIT_PRICE,
  KIT_PRICE_ONLY,
  KIT_SELECTOR,
  ORDER_EXTRAS,
  OTHER_KITS,
} from "#app/kits/queries.ts";
import { CLIENT_PROMO, PROMO_BANNER, PROMO_OFFER, RUNS } from "#app/promos/queries.ts";
import { QUIZ_START } from "#app/quiz/queries.ts";
import {
  BOXED_PICTURE,
  DECORATIVE_BOXED_PICTURE,
  DECORATIVE_PICTURE,
  LINK,
  PICTURE,
  RICH_TEXT,
} from "#app/sanity/fragments.ts";
import { SEO_FIELDS } from "#app/seo/queries.ts";

/** The devices of a section's group. */
const DEVICES_OF_GROUP = /* groq */ `*[
      _type in ["accessory", "bundle"] && (!(^.group in ["base", "extra"]) || coalesce(group, "extra") == ^.group)
    ] | order(orderRank asc, _id asc)`;

/** The kits of whose prices a section shows the lowest. */
const PRICES_FROM = /* groq */ `"kits": select(
      defined(pricesFrom) => *[_type == "kit" && isBusiness == (^.pricesFrom == "business")]
        | order(orderRank asc)${KIT_PRICE_ONLY},
      []
    )`;

/** The promo of clients that prices of kits for homes do not include: a discount on their mobile bill. */
const PROMO_BESIDE_PRICES = /* groq */ `"clientPromo": select(segment == "home" => ${CLIENT_PROMO})`;

/** The fields of every section. A banner shows the promos that run on `$today`, 'YYYY-MM-DD' in Spain. */
const SECTION = /* groq */ `
  _key,
  _type,
  shortTitle,
  _type == "heroSection" => {
    title,
    text,
    link${LINK},
    helpLink${LINK},
    image${BOXED_PICTURE},
    ${PRICES_FROM}
  },
  _type == "kitsSection" => {
    title,
    text,
    segment,
    "kits": *[_type == "kit" && productId != "negocios" && isBusiness == (^.segment == "business")]
      | order(orderRank asc)${KIT_CARD}
  },
  _type == "kitOfferSection" => { title, kit->${KIT_OFFER} },
  _type == "promoBannerSection" => {
    "promos": *[_type == "promo" && ${RUNS} && select(defined(^.promo) => _id == ^.promo._ref, ^.place in place)]
      | order(orderRank asc, _id asc)${PROMO_BANNER}
  },
  _type == "pricesSection" => {
    title,
    text,
    note,
    "kits": *[_type == "kit" && isBusiness == (^.segment == "business")] | order(orderRank asc)${KIT_BOTH_PRICES},
    ${PROMO_BESIDE_PRICES}
  },
  _type == "costSection" => {
    title,
    text,
    shows,
    "kits": *[_type == "kit" && (^.segment == "all" || isBusiness == (^.segment == "business"))]
      | order(isBusiness asc, orderRank asc)${KIT_COST},
    "clientPromo": select(shows != "leaving" && segment in ["home", "all"] => ${CLIENT_PROMO}),
    "leaving": *[_type == "settings" && _id == "settings"] | order(_id asc)[0]{
      _id,
      exitInstallation,
      exitDiscounts,
      exitEquipment,
      exitEquipmentMonths
    }
  },
  _type == "compareSection" => {
    title,
    text,
    "kits": *[_type == "kit" && isBusiness == (^.segment == "business")] | order(orderRank asc)${KIT_COMPARISON},
    ${PROMO_BESIDE_PRICES}
  },
  _type == "territorySection" => {
    title,
    text,
    image${DECORATIVE_PICTURE},
    link${LINK},
    "kits": *[_type == "kit"] | order(isBusiness asc, orderRank asc)${KIT_PRICE}
  },
  _type == "offersSection" => { title, text, "offers": (offers[]->)[${RUNS}]${PROMO_OFFER} },
  _type == "benefitsSection" => { title, benefits[]{ _key, icon, title, text } },
  _type == "reasonsSection" => { title, reasons[]{ _key, icon, title, text } },
  _type == "featuresSection" => { title, text, image${PICTURE}, features[]{ _key, icon, title, text } },
  _type == "guaranteeSection" => { title, text, image${DECORATIVE_BOXED_PICTURE}, link${LINK} },
  _type == "accessoriesSection" => {
    "isForBusiness": count([^.isBusiness][@ == true]) > 0,
    title,
    text,
    link${LINK},
    "tiles": select(
      display == "cards" => null,
      count(accessories) > 0 => accessories[]->${DEVICE_TILE},
      ${DEVICES_OF_GROUP}${DEVICE_TILE}
    ),
    "cards": select(
      display != "cards" => null,
      count(accessories) > 0 => accessories[]->${DEVICE_CARD},
      ${DEVICES_OF_GROUP}${DEVICE_CARD}
    )
  },
  _type == "stepsSection" => { title, steps[]{ _key, title, text, image${DECORATIVE_PICTURE} } },
  _type == "pictureTextSection" => { title, body${RICH_TEXT}, image${BOXED_PICTURE}, imageSide, link${LINK} },
  _type == "textSection" => { body${RICH_TEXT}, isSummary, showsSeller },
  _type == "faqSection" => {
    title,
    link${LINK},
    "questions": select(
      count(faqs) > 0 => faqs[]->${FAQ},
      *[_type == "faq" && category._ref == ^.category._ref] | order(orderRank asc, _id asc)${FAQ}
    )
  },
  _type == "selectorSection" => {
    title,
    text,
    segment,
    "kits": *[_type == "kit" && productId != "negocios" && (^.segment == "all" || isBusiness == (^.segment == "business"))]
      | order(isBusiness asc, orderRank asc)${KIT_SELECTOR},
    "extras": ${ORDER_EXTRAS},
    "house": *[_type == "kit" && productId != "negocios" && (^.segment == "all" || isBusiness == (^.segment == "business"))]
      | order(isBusiness asc, orderRank asc)[0].house->${HOUSE}
  },
  _type == "kitHelpSection" => {
    title,
    text,
    "link": select(defined(link) => link${LINK}, null),
    ${PRICES_FROM},
    "otherKits": ${OTHER_KITS}
  },
  _type == "quizStartSection" => {
    text,
    "quiz": *[_type == "quiz" && _id == "quiz"] | order(_id asc)[0]${QUIZ_START}
  },
  _type == "guideSection" => {
    title,
    text,
    items[]{ _key, title, body, mark },
    numbered
  },
  _type == "houseSection" => { title, text, link${LINK}, house->${HOUSE_TOUR} },
  _type == "cookieChoicesSection" => { title, text },
  _type == "callToActionSection" => { title, text, image${DECORATIVE_PICTURE}, action, link${LINK}, ${PRICES_FROM} },
  _type == "contactNeedsSection" => {
    title,
    image${PICTURE},
    customerTitle,
    customerText,
    customerLinks[]${LINK},
    prospectTitle,
    prospectText,
    prospectLinks[]${LINK},
    "hours": ${ALL_HOURS}
  },
  _type == "contactSection" => { title, text, "hours": ${ALL_HOURS} },
  _type == "callBackSection" => { title, text, "hours": ${SUPPORT_HOURS} },
  _type == "socialSection" => { title, text, shows }
`;

/** Filter of sections that are on the site on the day `$today`. See docs/rules.md#section-visibility. */
const VISIBLE = /* groq */ `coalesce(visibility.isHidden, false) != (
  (!defined(visibility.from) || visibility.from <= $today)
  && (!defined(visibility.to) || visibility.to >= $today)
)`;

/**
 * What is on a page: its sections, and in the place of some of them experiments. Those only say whether they run on `$today`; what they
 * show is in `EXPERIMENT_SECTIONS`, which other pages need not ask for.
 */
const SECTIONS = /* groq */ `{
  ${SECTION},
  _type == "experimentSectionList" => {
    experimentId,
    "isRunning": count(*[
      _type == "experiment" && experimentId == ^.experimentId && from <= $today && to >= $today
    ]) > 0
  }
}`;

/** A page with its sections, by its path without the leading slash. */
export const PAGE_BY_PATH = defineQuery(/* groq */ `
  *[_type == "page" && path.current == $path] | order(_id asc)[0]{
    _id,
    "path": path.current,
    title,
    "kind": coalesce(kind, "explain"),
    layout,
    pricesFor,
    lastChanged,
    search${SEO_FIELDS},
    sections[${VISIBLE}]${SECTIONS}
  }
`);

/** The sections below the offer on a kit's page. */
export const KIT_SECTIONS = defineQuery(/* groq */ `
  *[_type == "kit" && isBusiness == $isBusiness && route.current == $slug] | order(orderRank asc)[0]{
    _id,
    "clientPromo": select(!isBusiness => ${CLIENT_PROMO}),
    sections[${VISIBLE}]${SECTIONS}
  }
`);

/** What the experiments of a page or a kit show: the sections of everybody, and those of the variants. */
export const EXPERIMENT_SECTIONS = defineQuery(/* groq */ `
  *[_type in ["page", "kit"] && _id == $id] | order(_id asc)[0]{
    _id,
    "experiments": sections[_type == "experimentSectionList"]{
      _key,
      "default": default[${VISIBLE}]{${SECTION}},
      variants[]{ variantId, "value": value[${VISIBLE}]{${SECTION}} }
    }
  }
`);

/** The titles of the pages at several paths without the leading slash, for breadcrumbs. */
export const PAGES_BY_PATHS = defineQuery(/* groq */ `
  *[_type == "page" && path.current in $paths] | order(_id asc){ _id, "path": path.current, title }
`);

/** Redirect of a removed path. `$addresses` are the spellings of the path. */
export const REDIRECT = defineQuery(/* groq */ `
  *[_type == "redirect" && from in $addresses] | order(_id asc)[0]{ _id, to, permanent }
`);

/** Every address of the content, so that other addresses are known not to exist, and what the checkout and the counts need. */
export const ADDRESSES = defineQuery(/* groq */ `
  {
    "pages": *[_type == "page"] | order(_id asc){
      "path": path.current,
      "sells": count(sections[_type in ["kitsSection", "kitOfferSection", "pricesSection", "compareSection", "selectorSection", "experimentSectionList"]]) > 0
    },
    "kits": *[_type == "kit"] | order(_id asc){ productId, "slug": route.current, isBusiness },
    "accessories": *[_type == "accessory"] | order(_id asc){ "slug": slug.current },
    "tabs": *[_type == "faqCategory"] | order(_id asc){ "slug": nice.current },
    "redirects": *[_type == "redirect"] | order(_id asc){ from }
  }
`);
