import { accessory } from "./documents/accessory.ts";
import { bundle } from "./documents/bundle.ts";
import { experiment } from "./documents/experiment.ts";
import { extra } from "./documents/extra.ts";
import { faq } from "./documents/faq.ts";
import { faqCategory } from "./documents/faqCategory.ts";
import { feedbackQuestion } from "./documents/feedbackQuestion.ts";
import { house } from "./documents/house.ts";
import { kit } from "./documents/kit.ts";
import { page } from "./documents/page.ts";
import { promo } from "./documents/promo.ts";
import { questionnaire } from "./documents/questionnaire.ts";
import { redirect } from "./documents/redirect.ts";
import { uiStrings } from "./documents/uiStrings.ts";
import { withVisibility } from "./fields/visibility.ts";
import { analyticsChoice } from "./objects/analyticsChoice.ts";
import { appLink } from "./objects/appLink.ts";
import { complement } from "./objects/complement.ts";
import { experimentVariant } from "./objects/experimentVariant.ts";
import { fact } from "./objects/fact.ts";
import { guideItem } from "./objects/guideItem.ts";
import { iconText } from "./objects/iconText.ts";
import { kitPlace } from "./objects/kitPlace.ts";
import { kitPrice } from "./objects/kitPrice.ts";
import { localeRichText } from "./objects/localeRichText.ts";
import { localeString } from "./objects/localeString.ts";
import { localeText } from "./objects/localeText.ts";
import { menu } from "./objects/menu.ts";
import { menuLink } from "./objects/menuLink.ts";
import { openingHours } from "./objects/openingHours.ts";
import { picture } from "./objects/picture.ts";
import { priceLine } from "./objects/priceLine.ts";
import { questionnaireLevel } from "./objects/questionnaireLevel.ts";
import { questionnaireOption } from "./objects/questionnaireOption.ts";
import { questionnaireQuestion } from "./objects/questionnaireQuestion.ts";
import { questionnaireStep } from "./objects/questionnaireStep.ts";
import { quizEffect } from "./objects/quizEffect.ts";
import { quizOption } from "./objects/quizOption.ts";
import { quizQuestion } from "./objects/quizQuestion.ts";
import { quizStep } from "./objects/quizStep.ts";
import { richText } from "./objects/richText.ts";
import { searchPreview } from "./objects/searchPreview.ts";
import { seller } from "./objects/seller.ts";
import { socialLink } from "./objects/socialLink.ts";
import { step } from "./objects/step.ts";
import { table } from "./objects/table.ts";
import { territoryTax } from "./objects/territoryTax.ts";
import { textPrice } from "./objects/textPrice.ts";
import { accessoriesSection } from "./sections/accessoriesSection.ts";
import { benefitsSection } from "./sections/benefitsSection.ts";
import { callBackSection } from "./sections/callBackSection.ts";
import { callToActionSection } from "./sections/callToActionSection.ts";
import { compareSection } from "./sections/compareSection.ts";
import { contactNeedsSection } from "./sections/contactNeedsSection.ts";
import { contactSection } from "./sections/contactSection.ts";
import { cookieChoicesSection } from "./sections/cookieChoicesSection.ts";
import { costSection } from "./sections/costSection.ts";
import { experimentSectionList, variantSectionList } from "./sections/experimentSectionList.ts";
import { faqSection } from "./sections/faqSection.ts";
import { featuresSection } from "./sections/featuresSection.ts";
import { guaranteeSection } from "./sections/guaranteeSection.ts";
import { guideSection } from "./sections/guideSection.ts";
import { heroSection } from "./sections/heroSection.ts";
import { houseSection } from "./sections/houseSection.ts";
import { kitHelpSection } from "./sections/kitHelpSection.ts";
import { kitOfferSection } from "./sections/kitOfferSection.ts";
import { kitsSection } from "./sections/kitsSection.ts";
import { offersSection } from "./sections/offersSection.ts";
import { pictureTextSection } from "./sections/pictureTextSection.ts";
import { pricesSection } from "./sections/pricesSection.ts";
import { promoBannerSection } from "./sections/promoBannerSection.ts";
import { quizStartSection } from "./sections/quizStartSection.ts";
import { reasonsSection } from "./sections/reasonsSection.ts";
import { selectorSection } from "./sections/selectorSection.ts";
import { socialSection } from "./sections/socialSection.ts";
import { stepsSection } from "./sections/stepsSection.ts";
import { territorySection } from "./sections/territorySection.ts";
import { textSection } from "./sections/textSection.ts";
import { navigation } from "./singletons/navigation.ts";
import { quiz } from "./singletons/quiz.ts";
import { settings } from "./singletons/settings.ts";

const documents = [
  kit,
  accessory,
  bundle,
  house,
  extra,
  faqCategory,
  faq,
  feedbackQuestion,
  promo,
  page,
  experiment,
  questionnaire,
  redirect,
  uiStrings,
];

const singletons = [navigation, quiz, settings];

const sections = [
  heroSection,
  kitsSection,
  kitOfferSection,
  promoBannerSection,
  pricesSection,
  costSection,
  compareSection,
  territorySection,
  offersSection,
  benefitsSection,
  reasonsSection,
  featuresSection,
  guaranteeSection,
  accessoriesSection,
  stepsSection,
  pictureTextSection,
  textSection,
  faqSection,
  callToActionSection,
  selectorSection,
  kitHelpSection,
  quizStartSection,
  guideSection,
  houseSection,
  cookieChoicesSection,
  contactNeedsSection,
  contactSection,
  callBackSection,
  socialSection,
  experimentSectionList,
].map(withVisibility);

const objects = [
  analyticsChoice,
  appLink,
  complement,
  experimentVariant,
  fact,
  guideItem,
  iconText,
  kitPlace,
  kitPrice,
  localeRichText,
  localeString,
  localeText,
  menu,
  menuLink,
  openingHours,
  picture,
  priceLine,
  questionnaireLevel,
  questionnaireOption,
  questionnaireQuestion,
  questionnaireStep,
  quizEffect,
  quizOption,
  quizQuestion,
  quizStep,
  richText,
  searchPreview,
  seller,
  socialLink,
  step,
  table,
  territoryTax,
  textPrice,
  variantSectionList,
];

/** Types with exactly one document. Its `_id` is the name of the type, and the site queries it by that id. */
export const singletonTypes = singletons.map(({ name }) => name);

/** All types of the content model, for the Studio and the type generator. */
export const schemaTypes = [...documents, ...singletons, ...sections, ...objects];
