import { Box, Button, Dialog, Flex, Text } from "@sanity/ui";
import { useCallback, useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import { getPublishedId, getVersionFromId, type ObjectInputProps, set, useSyncState } from "sanity";
import { connection } from "./connection.ts";

const KEY = "unsent:";

interface Kept {
  /** The revision that was edited; undefined where the edit made the draft. */
  rev: string | undefined;
  fields: Record<string, unknown>;
}

/** What was not sent when this tab was reloaded, by document. It stays in the storage until it is put back or dropped. */
const left = new Map<string, Kept>();
if (typeof sessionStorage !== "undefined") {
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(KEY))) {
    left.set(key, JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  }
}

/**
 * The form of a document, which keeps what is typed without a connection over a reload of the tab: Sanity has it in memory only. It is
 * put back. If the document has another revision meanwhile, the editor is asked first: somebody changed it, or the tab's own last edit
 * was stored and its answer did not arrive.
 */
export function KeptForm({ renderDefault, ...props }: ObjectInputProps) {
  const { value, readOnly, onChange, schemaType } = props;
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  const id = value?._id ?? "";
  const version = getVersionFromId(id);
  // The first edit of a published document makes a draft with another id.
  const key = id && KEY + (version ? id : getPublishedId(id));
  const { isSyncing } = useSyncState(getPublishedId(id), schemaType.name, version);
  const [decided, setDecided] = useState<string>();
  const kept = key && key !== decided ? left.get(key) : undefined;

  useEffect(() => {
    if (!key || !value || kept) return;
    if (!isAway && !isSyncing) return sessionStorage.removeItem(key);
    // With a connection only what it left unsent is kept, until it is stored.
    if (!isAway && !sessionStorage.getItem(key)) return;
    const { _id, _rev: rev, _updatedAt, _createdAt, ...fields } = value;
    sessionStorage.setItem(key, JSON.stringify({ rev, fields }));
  }, [key, isAway, isSyncing, value, kept]);

  const changed = useMemo(
    () =>
      Object.entries(kept?.fields ?? {}).filter(
        ([name, field]) => JSON.stringify(field) !== JSON.stringify(value?.[name]),
      ),
    [kept, value],
  );
  const drop = useCallback(() => {
    if (!key) return;
    left.delete(key);
    setDecided(key);
  }, [key]);
  const putBack = useCallback(() => {
    onChange(changed.map(([name, field]) => set(field, [name])));
    drop();
  }, [onChange, changed, drop]);

  const isOpen = kept !== undefined && !readOnly && !isAway;
  const isSame = kept?.rev === undefined || kept.rev === value?._rev || changed.length === 0;
  useEffect(() => {
    if (isOpen && isSame) putBack();
  }, [isOpen, isSame, putBack]);

  const titles = changed.map(([name]) => schemaType.fields.find((field) => field.name === name)?.type.title ?? name);
  return (
    <>
      {renderDefault({ ...props, renderDefault })}
      {isOpen && !isSame ? <Question titles={titles} onPutBack={putBack} onDrop={drop} /> : null}
    </>
  );
}

function Question({ titles, onPutBack, onDrop }: { titles: string[]; onPutBack: () => void; onDrop: () => void }) {
  const id = useId();
  return (
    <Dialog
      id={id}
      header="¿Recuperar lo que escribiste sin conexión?"
      width={1}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text="Descartarlo" onClick={onDrop} />
          <Button tone="primary" text="Recuperarlo" onClick={onPutBack} />
        </Flex>
      }
    >
      <Box padding={4}>
        <Text size={1}>
          No llegó a guardarse, y el documento ha cambiado desde entonces. Si lo recuperas, sustituye lo que hay ahora
          en: {titles.join(", ")}.
        </Text>
      </Box>
    </Dialog>
  );
}
