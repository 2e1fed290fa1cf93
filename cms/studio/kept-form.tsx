import { useEffect, useSyncExternalStore } from "react";
import { getPublishedId, type ObjectInputProps, set } from "sanity";
import { connection } from "./connection.ts";

const KEY = "unsent:";

interface Kept {
  /** The revision that was edited; undefined where the edit made the draft. */
  rev: string | undefined;
  fields: Record<string, unknown>;
}

/** What was not sent when this tab was reloaded, by document. */
const left = new Map<string, Kept>();
if (typeof sessionStorage !== "undefined") {
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(KEY))) {
    left.set(key, JSON.parse(sessionStorage.getItem(key) ?? "{}"));
    sessionStorage.removeItem(key);
  }
}

/**
 * The form of a document, which keeps what is typed without a connection over a reload of the tab: Sanity has it in memory only. It is
 * put back unless the document was changed elsewhere meanwhile.
 */
export function KeptForm({ renderDefault, ...props }: ObjectInputProps) {
  const { value, readOnly, onChange } = props;
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  const key = value?._id && KEY + getPublishedId(value._id);
  useEffect(() => {
    if (!key || !value) return;
    if (!isAway) return sessionStorage.removeItem(key);
    const { _id, _rev: rev, _updatedAt, _createdAt, ...fields } = value;
    sessionStorage.setItem(key, JSON.stringify({ rev, fields }));
  }, [key, isAway, value]);
  useEffect(() => {
    const kept = key ? left.get(key) : undefined;
    if (!kept || !key || readOnly || isAway) return;
    left.delete(key);
    if (kept.rev !== undefined && kept.rev !== value?._rev) return;
    const changed = Object.entries(kept.fields).filter(
      ([name, field]) => JSON.stringify(field) !== JSON.stringify(value?.[name]),
    );
    onChange(changed.map(([name, field]) => set(field, [name])));
  }, [key, readOnly, isAway, value, onChange]);
  return renderDefault({ ...props, renderDefault });
}
