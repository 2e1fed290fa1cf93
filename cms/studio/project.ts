/** The hosted Sanity project that this Studio edits; none is named on a developer's machine, where it edits the local lake. */
export const hostedProjectId = process.env.SANITY_STUDIO_PROJECT_ID || undefined;

export const dataset = process.env.SANITY_STUDIO_DATASET ?? "production";
