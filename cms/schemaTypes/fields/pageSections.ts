import { defineArrayMember } from "@sanity/types";

/** The sections that a page, or the part of a kit's page below the offer, is built of. */
export const pageSections = [
  defineArrayMember({ type: "heroSection" }),
  defineArrayMember({ type: "kitsSection" }),
  defineArrayMember({ type: "kitOfferSection" }),
  defineArrayMember({ type: "promoBannerSection" }),
  defineArrayMember({ type: "pricesSection" }),
  defineArrayMember({ type: "benefitsSection" }),
  defineArrayMember({ type: "reasonsSection" }),
  defineArrayMember({ type: "featuresSection" }),
  defineArrayMember({ type: "guaranteeSection" }),
  defineArrayMember({ type: "accessoriesSection" }),
  defineArrayMember({ type: "stepsSection" }),
  defineArrayMember({ type: "pictureTextSection" }),
  defineArrayMember({ type: "textSection" }),
  defineArrayMember({ type: "faqSection" }),
  defineArrayMember({ type: "callToActionSection" }),
  defineArrayMember({ type: "contactNeedsSection" }),
];

/** How the Studio offers them when one is added. */
export const SECTION_MENU = {
  filter: true,
  groups: [
    { name: "sale", title: "Venta", of: ["kitsSection", "kitOfferSection", "promoBannerSection", "pricesSection"] },
    {
      name: "reasons",
      title: "Argumentos",
      of: ["benefitsSection", "reasonsSection", "featuresSection", "guaranteeSection", "accessoriesSection"],
    },
    {
      name: "text",
      title: "Texto e imagen",
      of: ["heroSection", "textSection", "pictureTextSection", "stepsSection", "faqSection"],
    },
    { name: "contact", title: "Contacto", of: ["callToActionSection", "contactNeedsSection"] },
  ],
};
