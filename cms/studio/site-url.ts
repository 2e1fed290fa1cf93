import { localSiteUrl } from "../local/site-url.ts";
import { hostedProjectId } from "./project.ts";

/** The origin of the site that shows this content. */
export function siteUrl(): string {
  return hostedProjectId ? (process.env.SANITY_STUDIO_SITE_URL ?? "http://localhost:3000") : localSiteUrl();
}
