import { lazyComponent } from "#app/hydration/lazy-component.tsx";

/** The sections with kits and promotions. */
export const KitSections = lazyComponent(() => import("./sections/kit-sections.tsx"));

/** The sections that compare prices. */
export const CostSections = lazyComponent(() => import("./sections/cost-sections.tsx"));

/** The sections with phone numbers and their hours. */
export const ContactSections = lazyComponent(() => import("./sections/contact-sections.tsx"));

/** The sections with a form to order a kit. */
export const KitOfferSection = lazyComponent(() => import("./sections/kit-offer-section.tsx"));
export const SelectorSection = lazyComponent(() => import("./sections/selector-section.tsx"));

/** The section with a house and its devices. */
export const HouseSection = lazyComponent(() => import("./sections/house-section.tsx"));

/** The first question of the quiz, and a list of devices. */
export const QuizStartSection = lazyComponent(() => import("./sections/quiz-start-section.tsx"));
export const AccessoriesSection = lazyComponent(() => import("./sections/accessories-section.tsx"));

/** The section with the call-back form, which brings a library for forms. */
export const CallBackSection = lazyComponent(() => import("./sections/call-back-section.tsx"));
