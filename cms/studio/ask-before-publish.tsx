import { useMemo, useState } from "react";
import { type DocumentActionComponent, type SchemaType, useClient, useCurrentUser, useSchema } from "sanity";
import { euroText, isLargeChange } from "../schemaTypes/fields/prices.ts";
import { endWarning, lostDays } from "./experiments/end-warning.ts";
import { SiteCounts } from "./funnel/site-counts.ts";

const API_VERSION = "2025-11-01";

interface PriceChange {
  title: string;
  before: number;
  after: number;
}

/** Each publish action with the one that asks. The Studio must get the same one at every call: it holds the dialog's state. */
const asking = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * An action that publishes, now or on a day, which asks first when a price changes by more than a third (docs/rules.md#price-limits),
 * and when an experiment would lose days (docs/rules.md#removing-content).
 */
export function askBeforePublish(publish: DocumentActionComponent): DocumentActionComponent {
  const known = asking.get(publish) ?? withQuestion(publish);
  asking.set(publish, known);
  return known;
}

function withQuestion(publish: DocumentActionComponent): DocumentActionComponent {
  const isScheduling = publish.action === "schedule";
  const verb = isScheduling ? "Programar" : "Publicar";
  const ask: DocumentActionComponent = (props) => {
    const action = publish(props);
    const schemaType = useSchema().get(props.type);
    const client = useClient({ apiVersion: API_VERSION });
    const userId = useCurrentUser()?.id;
    const site = useMemo(() => new SiteCounts(client, userId), [client, userId]);
    const [question, setQuestion] = useState<string>();
    if (!action) return null;
    const published = props.published ?? undefined;
    // A draft that is scheduled is a version.
    const draft = props.version ?? props.draft ?? undefined;
    const changes = schemaType ? largeChanges(schemaType, published, draft) : [];
    const lost = props.type === "experiment" ? lostDays(published, draft) : undefined;
    return {
      ...action,
      onHandle: () => {
        if (published && lost) {
          const ask = (effects: string) => setQuestion(`${lost.text} ${effects} ¿${verb}?`);
          endWarning({ client, site }, published, lost.how).then(ask, () => ask(""));
        } else if (changes.length > 0) {
          setQuestion(`Cambia más de un tercio: ${changes.map(changeText).join("; ")}. ¿${verb}?`);
        } else action.onHandle?.();
      },
      dialog:
        question === undefined
          ? action.dialog
          : {
              type: "confirm",
              tone: "caution",
              message: question,
              confirmButtonText: `Sí, ${verb.toLowerCase()}`,
              cancelButtonText: "Revisar",
              onCancel: () => setQuestion(undefined),
              onConfirm: () => {
                setQuestion(undefined);
                action.onHandle?.();
              },
            },
    };
  };
  if (publish.action) ask.action = publish.action;
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
