import { LaunchIcon } from "@sanity/icons/Launch";
import type { DocumentActionComponent, SanityDocument } from "sanity";
import { siteOrigin, sitePathOf } from "./site-path.ts";

/** 'Ver en la web': opens the page that shows the document. */
export const showOnSite: DocumentActionComponent = ({ published, draft, type }) => {
  const path = published ? pathOf(published, type) : draft && pathOf(draft, type);
  return {
    label: "Ver en la web",
    icon: LaunchIcon,
    disabled: !path || !published,
    title: published ? undefined : "Publícalo primero: en la web solo se ve lo publicado.",
    onHandle: () => {
      window.open(new URL(path ?? "/", siteOrigin()), "_blank", "noopener");
    },
  };
};

/** The path of a document on the site. */
export function pathOf(document: SanityDocument, type: string): string | undefined {
  return sitePathOf({
    _type: type,
    slug: slugOf(document.route) ?? slugOf(document.path) ?? slugOf(document.slug) ?? slugOf(document.nice),
    isBusiness: document.isBusiness === true,
    kind: typeof document.kind === "string" ? document.kind : undefined,
    from: typeof document.from === "string" ? document.from : undefined,
  });
}

function slugOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("current" in value)) return undefined;
  return typeof value.current === "string" ? value.current : undefined;
}
