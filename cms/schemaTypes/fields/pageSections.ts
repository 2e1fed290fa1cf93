import { defineArrayMember, type InsertMenuOptions } from "@sanity/types";
import { basePath } from "../../studio/project.ts";

/** The sections of a page, and of a kit's page below the offer. */
export const pageSections = [
  defineArrayMember({ type: "heroSection" }),
  defineArrayMember({ type: "kitsSection" }),
  defineArrayMember({ type: "kitOfferSection" }),
  defineArrayMember({ type: "promoBannerSection" }),
  defineArrayMember({ type: "pricesSection" }),
  defineArrayMember({ type: "costSection" }),
  defineArrayMember({ type: "compareSection" }),
  defineArrayMember({ type: "territorySection" }),
  defineArrayMember({ type: "offersSection" }),
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
  defineArrayMember({ type: "selectorSection" }),
  defineArrayMember({ type: "kitHelpSection" }),
  defineArrayMember({ type: "quizStartSection" }),
  defineArrayMember({ type: "guideSection" }),
  defineArrayMember({ type: "houseSection" }),
  defineArrayMember({ type: "cookieChoicesSection" }),
  defineArrayMember({ type: "contactNeedsSection" }),
  defineArrayMember({ type: "contactSection" }),
  defineArrayMember({ type: "callBackSection" }),
  defineArrayMember({ type: "socialSection" }),
];

/** The types of what a page can have in its list of sections. An experiment holds sections, so it is not one of them. */
export const pageItems = [...pageSections, defineArrayMember({ type: "experimentSectionList" })];

/** The Studio's menu for adding a section: in groups, with a picture of each (`tests/launch/take-section-pictures.ts`), or as a list. */
export const SECTION_MENU: InsertMenuOptions = {
  filter: true,
  views: [
    {
      name: "grid",
      // An experiment looks like the sections in it.
      previewImageUrl: (type) =>
        pageSections.some((section) => section.type === type) ? `${basePath}/static/sections/${type}.webp` : undefined,
    },
    { name: "list" },
  ],
  groups: [
    {
      name: "sale",
      title: "Venta",
      of: [
        "kitsSection",
        "selectorSection",
        "quizStartSection",
        "kitOfferSection",
        "promoBannerSection",
        "pricesSection",
      ],
    },
    {
      name: "prices",
      title: "Precios",
      of: ["pricesSection", "costSection", "compareSection", "territorySection", "offersSection"],
    },
    {
      name: "reasons",
      title: "Argumentos",
      of: [
        "benefitsSection",
        "reasonsSection",
        "featuresSection",
        "guaranteeSection",
        "accessoriesSection",
        "houseSection",
      ],
    },
    {
      name: "text",
      title: "Texto e imagen",
      of: ["heroSection", "textSection", "pictureTextSection", "stepsSection", "guideSection", "faqSection"],
    },
    {
      name: "contact",
      title: "Contacto",
      of: [
        "callToActionSection",
        "kitHelpSection",
        "cookieChoicesSection",
        "contactNeedsSection",
        "contactSection",
        "callBackSection",
        "socialSection",
      ],
    },
  ],
};

/** The same for the items of a page. */
export const ITEM_MENU: InsertMenuOptions = {
  ...SECTION_MENU,
  groups: [...(SECTION_MENU.groups ?? []), { name: "experiment", title: "Experimento", of: ["experimentSectionList"] }],
};
