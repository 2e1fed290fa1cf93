import { createElement } from "react";

export const metadata = { title: "The home page, rendered by Next.js" };

export default function Layout({ children }) {
  return createElement("html", { lang: "es" }, createElement("body", null, children));
}
