import { defineField, defineType } from "@sanity/types";
import { requiredLink } from "../fields/links.ts";

/** A profile of the brand on a social network. */
export const socialLink = defineType({
  name: "socialLink",
  title: "Red social",
  type: "object",
  fields: [
    defineField({
      name: "network",
      title: "Red",
      type: "string",
      options: {
        list: [
          { title: "Facebook", value: "facebook" },
          { title: "Instagram", value: "instagram" },
          { title: "X", value: "x" },
          { title: "YouTube", value: "youtube" },
          { title: "LinkedIn", value: "linkedin" },
          { title: "TikTok", value: "tiktok" },
        ],
      },
      validation: (rule) => rule.required().error("Elige la red."),
    }),
    defineField({ name: "href", title: "Dirección del perfil", type: "string", validation: requiredLink }),
  ],
  preview: { select: { title: "network", subtitle: "href" } },
});
