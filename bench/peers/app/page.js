import { createElement } from "react";
import markup from "../markup.json";

/** Prerendered, and rendered again in the background at most once a minute. */
export const revalidate = 60;

/** The elements of the shop's home page, as `npm run bench` has read them from its HTML. */
export default function Page() {
  return markup.map(toElement);
}

function toElement(node, key) {
  if (typeof node === "string") return node;
  const [name, props, children] = node;
  return createElement(name, { ...props, key }, ...children.map(toElement));
}
