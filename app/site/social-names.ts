/** Names of the social networks, the same in every language. */
export const NETWORKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
} as const;

/** Names of the app stores. */
export const STORES = { appStore: "App Store", googlePlay: "Google Play" } as const;
