import { latePart } from "#app/ui/late-part.tsx";
import { part } from "#app/ui/part.tsx";
import { sentPart } from "#app/ui/sent-part.tsx";
import { FromPrice } from "./sections/hero-section.tsx";
import type { KitSectionType } from "./sections/kit-sections.tsx";
import type { ShownSection } from "./sections/section-frame.tsx";

/** The sections with kits and promotions. */
export const KitSections = part(() => import("./sections/kit-sections.tsx"));

/** The sections that compare prices. */
export const CostSections = latePart(() => import("./sections/cost-sections.tsx"));

/** The sections with phone numbers and their hours. */
export const ContactSections = latePart(() => import("./sections/contact-sections.tsx"));

/** The sections with a form to order a kit. */
export const KitOfferSection = latePart(() => import("./sections/kit-offer-section.tsx"));
export const SelectorSection = latePart(() => import("./sections/selector-section.tsx"));

/** The section with a house and its devices. */
export const HouseSection = latePart(() => import("./sections/house-section.tsx"));

/** The first question of the quiz, and a list of devices. */
export const QuizStartSection = latePart(() => import("./sections/quiz-start-section.tsx"));
export const AccessoriesSection = latePart(() => import("./sections/accessories-section.tsx"));

/** The sections of texts and pictures. */
export const StaticSections = sentPart(() => import("./sections/static-sections.tsx"));

/** The section with the call-back form, which brings a library for forms. */
export const CallBackSection = latePart(() => import("./sections/call-back-section.tsx"));

/** The types of sections of `KitSections`. */
const KIT_SECTIONS: Record<KitSectionType, true> = {
  kitsSection: true,
  promoBannerSection: true,
  offersSection: true,
};

/** Loads the code of the sections of a page that hydration waits for. */
export async function loadSections(sections: ShownSection[]): Promise<void> {
  if (sections.some(({ _type }) => _type in KIT_SECTIONS)) await KitSections.load();
  if (sections.some((section) => section._type === "heroSection" && section.kits?.length)) await FromPrice.load();
}
