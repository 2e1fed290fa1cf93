import type { ValidationContext } from "@sanity/types";

/** The editor's own connection to the content, for rules that look at other documents. */
export const studioClient = (context: ValidationContext) => context.getClient({ apiVersion: "2025-02-19" });

/** The id under which a document is published, whether its draft is being edited or not. */
export function publishedId(context: ValidationContext): string {
  return (context.document?._id ?? "").replace(/^drafts\./, "").replace(/^versions\.[^.]+\./, "");
}
