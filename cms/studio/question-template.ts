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
