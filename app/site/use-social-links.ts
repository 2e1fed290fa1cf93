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
  _key: string;
  name: string;
  href: string;
}

/** The brand's social profiles and app stores, as the settings list them. */
export function useSocialLinks(): { profiles: SocialLink[]; stores: SocialLink[] } {
  const { socialLinks, appLinks } = useSite().settings;
  return {
    profiles: socialLinks.map(({ _key, network, href }) => ({ _key, name: NETWORKS[network], href })),
    stores: appLinks.map(({ _key, store, href }) => ({ _key, name: STORES[store], href })),
  };
}
