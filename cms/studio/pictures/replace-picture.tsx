import { Box, Button, Dialog, Flex, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useId, useRef, useState } from "react";
import { useClient } from "sanity";
import { type Picture, replaceEverywhere } from "./pictures.ts";
import { uploadProblem } from "./upload-problem.ts";

/** The formats of `cms/schemaTypes/objects/picture.ts`. */
const ACCEPTED = "image/png,image/jpeg,image/webp";

/** 'Sustituir en todas partes', which asks before it changes what visitors see. */
export function ReplacePicture({ picture, onReplaced }: { picture: Picture; onReplaced: () => void }) {
  const client = useClient({ apiVersion: "2025-11-01" });
  const { push } = useToast();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const replace = async (chosen: File) => {
    setBusy(true);
    try {
      await replaceEverywhere(client, picture._id, chosen);
      push({ status: "success", title: "La imagen está cambiada en todas partes." });
      onReplaced();
    } catch (error) {
      console.error(error);
      push({ status: "error", title: "No ha cambiado nada.", description: uploadProblem(chosen, error, ACCEPTED) });
    } finally {
      setBusy(false);
      setFile(undefined);
    }
  };
  return (
    <div>
      <Button mode="ghost" text="Sustituir en todas partes" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={`Imagen nueva en lugar de ${picture.name}`}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      {file ? (
        <Dialog
          id={id}
          header="¿Sustituir en todas partes?"
          width={1}
          onClose={isBusy ? undefined : () => setFile(undefined)}
          footer={
            <Flex gap={2} padding={3} justify="flex-end">
              <Button mode="bleed" text="Cancelar" disabled={isBusy} onClick={() => setFile(undefined)} />
              <Button tone="critical" text="Sustituir" disabled={isBusy} onClick={() => replace(file)} />
            </Flex>
          }
        >
          <Box padding={4}>
            <Text size={1}>
              «{file.name}» sale en lugar de «{picture.name}» en lo publicado, en los borradores y en los lanzamientos (
              {picture.uses.length === 1 ? "1 documento" : `${picture.uses.length} documentos`}), también en la web y
              enseguida. Los textos alternativos se quedan; los recortes, no.
            </Text>
          </Box>
        </Dialog>
      ) : null}
    </div>
  );
}
