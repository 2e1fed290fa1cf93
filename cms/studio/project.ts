/** The hosted Sanity project that this Studio edits. Undefined on a developer's machine, where it edits the local content lake. */
export const hostedProjectId = process.env.SANITY_STUDIO_PROJECT_ID || undefined;

export const dataset = process.env.SANITY_STUDIO_DATASET ?? "production";

/** The path of the Studio on its host. */
export const basePath = hostedProjectId ? "" : "/studio";
