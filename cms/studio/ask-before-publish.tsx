import { useState } from "react";
import { type DocumentActionComponent, type SchemaType, useSchema } from "sanity";
import { euroText, isLargeChange } from "../schemaTypes/fields/prices.ts";

interface PriceChange {
  title: string;
  before: number;
  after: number;
}

/** Each publish action with the one that asks. The Studio must get the same one at every call: it holds the dialog's state. */
const asking = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** The publish action, which asks first when a price changes by more than a third. See docs/rules.md#price-limits. */
export function askBeforePublish(publish: DocumentActionComponent): DocumentActionComponent {
  const known = asking.get(publish) ?? withQuestion(publish);
  asking.set(publish, known);
  return known;
}

function withQuestion(publish: DocumentActionComponent): DocumentActionComponent {
  const ask: DocumentActionComponent = (props) => {
    const action = publish(props);
    const schemaType = useSchema().get(props.type);
    const [isAsking, setAsking] = useState(false);
    if (!action) return null;
    const changes = schemaType ? largeChanges(schemaType, props.published ?? undefined, props.draft ?? undefined) : [];
    return {
      ...action,
      onHandle: () => (changes.length > 0 ? setAsking(true) : action.onHandle?.()),
      dialog: isAsking
        ? {
            type: "confirm",
            tone: "caution",
            message: `Cambia más de un tercio: ${changes.map(changeText).join("; ")}. ¿Publicar?`,
            confirmButtonText: "Sí, publicar",
            cancelButtonText: "Revisar",
            onCancel: () => setAsking(false),
            onConfirm: () => {
              setAsking(false);
              action.onHandle?.();
            },
          }
        : action.dialog,
    };
  };
  ask.action = "publish";
  return ask;
}

const changeText = ({ title, before, after }: PriceChange) => `${title}, de ${euroText(before)} a ${euroText(after)}`;

/** The amounts of euros that differ by more than a third between two versions of a document, or of a part of it. */
function largeChanges(type: SchemaType, before: unknown, after: unknown): PriceChange[] {
  if (type.jsonType === "number") {
    if (type.options?.unit !== "euros" || typeof before !== "number" || typeof after !== "number") return [];
    return isLargeChange(before, after) ? [{ title: type.title ?? type.name, before, after }] : [];
  }
  if (type.jsonType === "object")
    return type.fields.flatMap((field) =>
      largeChanges(field.type, partOf(before, field.name), partOf(after, field.name)),
    );
  if (type.jsonType !== "array" || !Array.isArray(after)) return [];
  return after.flatMap((item) =>
    type.of.flatMap((of) => (of.name === partOf(item, "_type") ? largeChanges(of, sameItem(before, item), item) : [])),
  );
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** The item of a list with the key of another version's item. */
function sameItem(list: unknown, item: unknown): unknown {
  return Array.isArray(list) ? list.find((other) => partOf(other, "_key") === partOf(item, "_key")) : undefined;
}
