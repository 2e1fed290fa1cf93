/** The names of social networks, the same in every language. */
export const NETWORKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
} as const;

/** The names of the stores that have the app. */
export const STORES = { appStore: "App Store", googlePlay: "Google Play" } as const;
