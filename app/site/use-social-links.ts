import { isSafeTarget } from "#app/ui/safe-target.ts";
import { useSite } from "./use-site.ts";

/** Names of the social networks, the same in every language. */
const NETWORKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
} as const;

const STORES = { appStore: "App Store", googlePlay: "Google Play" } as const;

export interface SocialLink {
  name: string;
  href: string;
}

/** The brand's social profiles and app stores, as the settings list them, without those whose address a page may not link to. */
export function useSocialLinks(): { profiles: SocialLink[]; stores: SocialLink[] } {
  const { socialLinks, appLinks } = useSite().settings;
  return {
    profiles: socialLinks.filter(isSafe).map(({ network, href }) => ({ name: NETWORKS[network], href })),
    stores: appLinks.filter(isSafe).map(({ store, href }) => ({ name: STORES[store], href })),
  };
}

const isSafe = ({ href }: { href: string }) => isSafeTarget(href);
