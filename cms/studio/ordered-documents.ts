import { AddIcon } from "@sanity/icons/Add";
import { GenerateIcon } from "@sanity/icons/Generate";
import { SortIcon } from "@sanity/icons/Sort";
import { orderRankField } from "@sanity/orderable-document-list";
import type { ComponentType } from "react";
import type { SchemaTypeDefinition } from "sanity";
import type { IntentChecker, ListItemBuilder, StructureBuilder } from "sanity/structure";
import { orderRank } from "../schemaTypes/fields/ordering.ts";
import { OrderedList } from "./ordered-list.tsx";

interface OrderedDocuments {
  id: string;
  title: string;
  type: string;
  /** Which of the type's documents the list has. Called when it is opened. */
  filter?: () => string;
  icon: ComponentType;
  /** What the button for a new document says, and what it starts from. */
  create: { title: string; template?: string; values?: Record<string, string | boolean> };
  canHandleIntent: IntentChecker;
}

/** A list of documents that are dragged into order. */
export function orderedDocuments(S: StructureBuilder, list: OrderedDocuments): ListItemBuilder {
  const { id, title, icon, type, filter, create, canHandleIntent } = list;
  const { template = type, values = {} } = create;
  const pane = () =>
    S.component(OrderedList)
      .id(id)
      .title(title)
      .options({ type, ...(filter && { filter: filter() }) })
      .canHandleIntent(canHandleIntent)
      .child((documentId) => S.document().documentId(documentId).schemaType(type))
      .menuItems([
        S.menuItem()
          .title(create.title)
          .icon(AddIcon)
          .intent({ type: "create", params: [{ type, template }, values] })
          .showAsAction(true),
        S.menuItem().title("Botones para subir y bajar").icon(SortIcon).action("showIncrements"),
        S.menuItem().title("Numerar de nuevo esta lista (se ve en la web)").icon(GenerateIcon).action("resetOrder"),
      ]);
  return S.listItem().id(id).title(title).icon(icon).child(pane);
}

/** The content model, in which a new document comes after all others of its type. */
export function withRanks(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    if (type.type !== "document" || !("fields" in type) || !type.fields) return type;
    const fields = type.fields.map((field) =>
      field.name === orderRank.name ? { ...orderRank, ...orderRankField({ type: type.name }) } : field,
    );
    return { ...type, fields };
  });
}
