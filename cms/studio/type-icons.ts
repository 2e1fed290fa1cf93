import { BasketIcon } from "@sanity/icons/Basket";
import { BellIcon } from "@sanity/icons/Bell";
import { BoltIcon } from "@sanity/icons/Bolt";
import { BookIcon } from "@sanity/icons/Book";
import { CogIcon } from "@sanity/icons/Cog";
import { ComponentIcon } from "@sanity/icons/Component";
import { DocumentIcon } from "@sanity/icons/Document";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { HomeIcon } from "@sanity/icons/Home";
import { LinkIcon } from "@sanity/icons/Link";
import { MenuIcon } from "@sanity/icons/Menu";
import { PackageIcon } from "@sanity/icons/Package";
import { SparklesIcon } from "@sanity/icons/Sparkles";
import { SplitVerticalIcon } from "@sanity/icons/SplitVertical";
import { ThumbsUpIcon } from "@sanity/icons/ThumbsUp";
import { TranslateIcon } from "@sanity/icons/Translate";
import { UlistIcon } from "@sanity/icons/Ulist";
import type { ComponentType } from "react";
import type { SchemaTypeDefinition } from "sanity";

/** The icon of each document type. Icons are not in the content model, because the type generator reads it without React. */
export const TYPE_ICONS: Record<string, ComponentType> = {
  kit: PackageIcon,
  accessory: ComponentIcon,
  bundle: BasketIcon,
  house: HomeIcon,
  extra: BoltIcon,
  faqCategory: BookIcon,
  faq: HelpCircleIcon,
  feedbackQuestion: ThumbsUpIcon,
  promo: BellIcon,
  page: DocumentIcon,
  experiment: SplitVerticalIcon,
  experimentSectionList: SplitVerticalIcon,
  navigation: MenuIcon,
  quiz: SparklesIcon,
  questionnaire: UlistIcon,
  settings: CogIcon,
  redirect: LinkIcon,
  uiStrings: TranslateIcon,
};

/** The content model with its icons. */
export function withIcons(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const icon = TYPE_ICONS[type.name];
    return icon ? { ...type, icon } : type;
  });
}
