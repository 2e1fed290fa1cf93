/** A `localeString` in both languages. */
export const line = (es: string) => ({ _type: "localeString", es, eu: `${es} (eu)` });

/** A `localeText` in both languages. */
export const text = (es: string) => ({ _type: "localeText", es, eu: `${es} (eu)` });

export const search = (title: string) => ({ _type: "searchPreview", title: line(title), description: text(title) });

/** A formatted text of one paragraph in both languages. */
export const paragraph = (es: string) => ({
  _type: "localeRichText",
  es: [block(es)],
  eu: [block(`${es} (eu)`)],
});

const block = (words: string) => ({
  _key: "a",
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: "a", _type: "span", text: words, marks: [] }],
});

export const picture = (file: string, es: string) => ({
  _type: "picture",
  _sanityAsset: `image@file://./images/${file}`,
  alt: line(es),
});

export const slug = (current: string) => ({ _type: "slug", current });

export const link = (es: string, href: string) => ({ _type: "menuLink", label: line(es), href });

export const reference = (id: string) => ({ _key: id, _type: "reference", _ref: id });

export const iconText = (icon: string, title: string, body?: string) => ({
  _key: icon,
  _type: "iconText",
  icon,
  title: line(title),
  ...(body && { text: text(body) }),
});

export const step = (name: string) => ({ _key: name, _type: "step", title: line(`Paso ${name}`) });

/** A place in the lists of the site. */
export const rank = (place: number) => `0|${String(place).padStart(6, "0")}:`;
