/** The properties of a schema.org type that the site uses. */
interface Kind {
  required: string[];
  optional?: string[];
}

/**
 * schema.org itself requires no property. Required are those that Google's documentation of each feature requires, except the
 * `offers` of a Product, which devices do not have (docs/decisions/0016).
 */
const KINDS: Record<string, Kind> = {
  Organization: { required: ["name"], optional: ["url", "logo", "brand", "contactPoint", "sameAs"] },
  ContactPoint: { required: ["contactType", "telephone"], optional: ["areaServed"] },
  WebSite: { required: ["name", "url"], optional: ["inLanguage", "publisher"] },
  Brand: { required: ["name"] },
  Product: {
    required: ["name"],
    optional: ["description", "sku", "image", "brand", "url", "offers", "isAccessoryOrSparePartFor"],
  },
  Offer: {
    required: ["price", "priceCurrency"],
    optional: ["url", "availability", "seller", "priceSpecification"],
  },
  UnitPriceSpecification: {
    required: ["price", "priceCurrency", "valueAddedTaxIncluded"],
    optional: ["priceComponentType", "unitCode", "billingIncrement", "billingStart", "billingDuration"],
  },
  BreadcrumbList: { required: ["itemListElement"] },
  ListItem: { required: ["position", "name", "item"] },
  FAQPage: { required: ["mainEntity"], optional: ["url"] },
  Question: { required: ["name", "acceptedAnswer"], optional: ["inLanguage"] },
  Answer: { required: ["text"], optional: ["inLanguage"] },
};

/** The problems of JSON-LD: unknown types and properties, missing and empty required properties. */
export function problemsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${path} is empty`]
      : value.flatMap((item, index) => problemsOf(item, `${path}[${index}]`));
  }
  if (value === "" || value === null) return [`${path} is empty`];
  if (typeof value !== "object" || value === undefined) return [];
  const { "@type": type, "@id": id, ...properties } = Object.fromEntries(Object.entries(value));
  // A reference to another node.
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return [];
  const kind = KINDS[String(type)];
  if (!kind) return [`${path} is of no known type: ${String(type)}`];
  const known = [...kind.required, ...(kind.optional ?? [])];
  return [
    ...kind.required.filter((name) => properties[name] === undefined).map((name) => `${path} (${type}) lacks ${name}`),
    ...Object.keys(properties)
      .filter((name) => !known.includes(name))
      .map((name) => `${path} (${type}) has an unknown ${name}`),
    ...Object.entries(properties).flatMap(([name, item]) => problemsOf(item, `${path}.${name}`)),
  ];
}
