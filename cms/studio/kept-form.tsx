import { Box, Button, Dialog, Flex, Text } from "@sanity/ui";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import {
  type FormPatch,
  getPublishedId,
  getVersionFromId,
  type ObjectInputProps,
  set,
  unset,
  useSyncState,
} from "sanity";
import { connection } from "./connection.ts";
import {
  changesOf,
  contentOf,
  type Fields,
  isSame,
  readUnsent,
  removeUnsent,
  type Unsent,
  writeUnsent,
} from "./unsent.ts";

interface Change {
  title: string;
  patch: FormPatch;
}

/**
 * The form of a document, which keeps what is typed without a connection until it is stored, also over a reload: Sanity has it in memory
 * only. What was not stored is put back. Where the same field has changed meanwhile, the editor is asked first.
 */
export function KeptForm({ renderDefault, ...props }: ObjectInputProps) {
  const { value, readOnly, onChange, schemaType } = props;
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  const id = value?._id ?? "";
  const version = getVersionFromId(id);
  // The first edit of a published document makes a draft with another id.
  const key = version ? id : getPublishedId(id);
  const { isSyncing } = useSyncState(getPublishedId(id), schemaType.name, version);
  const stored = useRef<{ key: string; fields: Fields }>(undefined);
  /** The document of which something was left unsent when its form was opened. Later Sanity itself has it, and sends it. */
  const left = useRef<{ key: string; isLeft: boolean }>(undefined);
  /** The value that was put back into. It stays for a moment. */
  const restored = useRef<unknown>(undefined);
  const [question, ask] = useState<{ key: string; changes: Change[] }>();

  useEffect(() => {
    // Without a stream of events nothing can be edited, nor in an earlier version.
    if (!value || (readOnly && !isAway)) return;
    const now = contentOf(value);
    const unsent = readUnsent(key);
    const known = left.current;
    const isLeft = known && known.key === key ? known.isLeft : unsent !== undefined;
    left.current = { key, isLeft };
    if (isSyncing) {
      // What is not sent is in the draft. The published version may be shown meanwhile.
      if (id === getPublishedId(id)) return;
      const last = stored.current;
      const before = unsent?.before ?? (last && last.key === key ? last.fields : now);
      // With a connection only what it left unsent is kept.
      if (isAway || unsent) writeUnsent(key, { before, after: now });
      return;
    }
    stored.current = { key, fields: now };
    if (!unsent || isAway || restored.current === value) return;
    const { before } = unsent;
    const names = changesOf(unsent, now);
    const changes = names.map((name) => changeOf(schemaType, name, unsent));
    if (names.length === 0) {
      removeUnsent(key);
      left.current = { key, isLeft: false };
      ask(undefined);
    } else if (isLeft && !restored.current && names.every((name) => isSame(before[name], now[name]))) {
      restored.current = value;
      onChange(changes.map(({ patch }) => patch));
    } else if (isLeft) ask({ key, changes });
  }, [id, key, isAway, isSyncing, value, readOnly, onChange, schemaType]);

  const decide = (act: () => void) => () => {
    ask(undefined);
    act();
  };
  const changes = question && question.key === key && !readOnly && !isAway ? question.changes : undefined;
  return (
    <>
      {renderDefault({ ...props, renderDefault })}
      {changes ? (
        <Question
          titles={changes.map(({ title }) => title)}
          onPutBack={decide(() => {
            restored.current = value;
            onChange(changes.map(({ patch }) => patch));
          })}
          onDrop={decide(() => removeUnsent(key))}
        />
      ) : null}
    </>
  );
}

function changeOf({ fields }: ObjectInputProps["schemaType"], name: string, { after }: Unsent): Change {
  return {
    title: fields.find((field) => field.name === name)?.type.title ?? name,
    patch: name in after ? set(after[name], [name]) : unset([name]),
  };
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
