import { LaunchIcon } from "@sanity/icons/Launch";
import type { DocumentActionComponent } from "sanity";
import { pathOf, siteOrigin } from "./site-path.ts";

/** 'Ver en la web': opens the page that shows the document. */
export const showOnSite: DocumentActionComponent = ({ published, draft, type }) => {
  const path = published ? pathOf(published, type) : draft && pathOf(draft, type);
  return {
    label: "Ver en la web",
    icon: LaunchIcon,
    disabled: !path || !published,
    title: titleOf(type, published !== null),
    onHandle: () => {
      window.open(new URL(path ?? "/", siteOrigin()), "_blank", "noopener");
    },
  };
};

function titleOf(type: string, isPublished: boolean): string | undefined {
  if (type === "experiment") return "Un experimento no tiene página: «Usado en…» lleva a las que lo tienen.";
  return isPublished ? undefined : "Publícalo primero: en la web solo se ve lo publicado.";
}
