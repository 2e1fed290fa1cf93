import type { InitialValueResolverContext, Template } from "sanity";

const API_VERSION = "2025-11-01";

/** A new question from a list of the help area, whose category is the list's. */
export const questionTemplate: Template = {
  id: "faq-in-category",
  title: "Pregunta frecuente",
  schemaType: "faq",
  parameters: [{ name: "categoria", title: "Categoría", type: "string" }],
  value: async ({ categoria }: { categoria: string }, { getClient }: InitialValueResolverContext) => {
    const id = await getClient({ apiVersion: API_VERSION }).fetch<string | null>(
      '*[_type == "faqCategory" && categoria == $categoria && !(_id in path("drafts.**"))][0]._id',
      { categoria },
    );
    return { open: false, ...(id ? { category: { _type: "reference", _ref: id } } : {}) };
  },
};

/** A new kit from the list of those for homes or for businesses. The law wants the tax within the prices of homes. */
export const kitTemplate: Template = {
  id: "kit-in-list",
  title: "Kit",
  schemaType: "kit",
  parameters: [{ name: "isBusiness", title: "Es para negocios", type: "boolean" }],
  value: ({ isBusiness }: { isBusiness: boolean }) => ({ isBusiness, ivaIncluded: !isBusiness }),
};
