import { extra } from "./documents/extra.ts";
import { kit } from "./documents/kit.ts";
import { page } from "./documents/page.ts";
import { uiStrings } from "./documents/uiStrings.ts";
import { complement } from "./objects/complement.ts";
import { iconText } from "./objects/iconText.ts";
import { kitPrice } from "./objects/kitPrice.ts";
import { localeRichText } from "./objects/localeRichText.ts";
import { localeString } from "./objects/localeString.ts";
import { localeText } from "./objects/localeText.ts";
import { menuLink } from "./objects/menuLink.ts";
import { picture } from "./objects/picture.ts";
import { richText } from "./objects/richText.ts";
import { searchPreview } from "./objects/searchPreview.ts";
import { guaranteeSection } from "./sections/guaranteeSection.ts";
import { heroSection } from "./sections/heroSection.ts";
import { kitOfferSection } from "./sections/kitOfferSection.ts";
import { kitsSection } from "./sections/kitsSection.ts";
import { reasonsSection } from "./sections/reasonsSection.ts";
import { stepsSection } from "./sections/stepsSection.ts";
import { textSection } from "./sections/textSection.ts";
import { navigation } from "./singletons/navigation.ts";
import { settings } from "./singletons/settings.ts";

/** Every type of the content model; the Studio and the type generator read it from here. */
export const schemaTypes = [
  extra,
  kit,
  page,
  uiStrings,
  navigation,
  settings,
  guaranteeSection,
  heroSection,
  kitOfferSection,
  kitsSection,
  reasonsSection,
  stepsSection,
  textSection,
  complement,
  iconText,
  kitPrice,
  localeRichText,
  localeString,
  localeText,
  menuLink,
  picture,
  richText,
  searchPreview,
];
