import { LaunchIcon } from "@sanity/icons/Launch";
import { type DocumentActionComponent, useClient } from "sanity";
import { addressOf, pathOf, siteOrigin } from "./site-path.ts";

/** 'Ver en la web': opens the page that shows the document. */
export const showOnSite: DocumentActionComponent = ({ published, draft, type }) => {
  const client = useClient({ apiVersion: "2025-11-01" });
  const path = published ? pathOf(published, type) : draft && pathOf(draft, type);
  return {
    label: "Ver en la web",
    icon: LaunchIcon,
    disabled: !path || !published,
    title: titleOf(type, published !== null),
    onHandle: async () => {
      // Before the address is known: Safari opens no window later than at once.
      const tab = window.open("", "_blank");
      if (!tab) return;
      tab.opener = null;
      const address = published ? await addressOf(client, published, type).catch(() => path) : path;
      tab.location.href = new URL(address ?? "/", siteOrigin()).href;
    },
  };
};

function titleOf(type: string, isPublished: boolean): string | undefined {
  if (type === "experiment") return "Un experimento no tiene página: «Usado en…» lleva a las que lo tienen.";
  return isPublished ? undefined : "Publícalo primero: en la web solo se ve lo publicado.";
}
