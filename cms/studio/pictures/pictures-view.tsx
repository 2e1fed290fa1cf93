import { Card, Flex, Spinner, Stack, Text, TextInput } from "@sanity/ui";
import { useCallback, useEffect, useId, useState } from "react";
import { useClient } from "sanity";
import { IntentLink } from "sanity/router";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { spanishDate } from "../../schemaTypes/fields/periods.ts";
import { contains } from "../contains.ts";
import { DocumentName } from "../document-name.tsx";
import { Choice } from "../funnel/choice.tsx";
import { ToolPage } from "../tool-page.tsx";
import { type Picture, readPictures } from "./pictures.ts";
import { ReplacePicture } from "./replace-picture.tsx";

/** The tool 'Imágenes': the pictures by name, alternative text, use and age. One is replaced wherever it is shown. */
export default function PicturesView() {
  const { pictures, isFailed, read } = usePictures();
  const [search, setSearch] = useState("");
  const [used, setUsed] = useState("");
  const id = useId();
  const shown = pictures?.filter(
    ({ name, uses }) =>
      (used === "" || uses.length === 0) &&
      contains([name, ...uses.flatMap(({ title, alts }) => [title, ...alts])], search),
  );
  return (
    <ToolPage
      title="Imágenes"
      controls={
        <>
          <Stack gap={2} style={{ gridColumn: "span 2" }}>
            <Text as="label" size={1} muted htmlFor={id}>
              Nombre, texto alternativo o documento
            </Text>
            <TextInput id={id} value={search} onChange={({ currentTarget }) => setSearch(currentTarget.value)} />
          </Stack>
          <Choice
            label="Cuáles"
            value={used}
            options={[
              ["", "Todas"],
              ["none", "Sin usar"],
            ]}
            onChange={setUsed}
          />
        </>
      }
      problem={isFailed ? "No se han podido leer las imágenes. Recarga la página." : undefined}
    >
      {shown ? (
        <>
          <Text size={1} muted role="status">
            {shown.length === 1 ? "1 imagen" : `${shown.length} imágenes`}
          </Text>
          <Stack as="ul" gap={2} style={{ listStyle: "none", margin: 0, padding: 0 }}>
            {shown.map((picture) => (
              <Row key={picture._id} picture={picture} onReplaced={read} />
            ))}
          </Stack>
        </>
      ) : null}
      {shown || isFailed ? null : <Spinner muted />}
    </ToolPage>
  );
}

function Row({ picture, onReplaced }: { picture: Picture; onReplaced: () => void }) {
  const { url, name, width, height, _createdAt, uses } = picture;
  const alts = [...new Set(uses.flatMap(({ alts }) => alts))];
  return (
    <Card as="li" padding={3} radius={2} border>
      <Flex gap={3} wrap="wrap">
        <img
          src={`${url}?w=192&auto=format`}
          alt=""
          loading="lazy"
          width={96}
          height={72}
          style={{ objectFit: "contain" }}
        />
        <Stack gap={3} flex={1} style={{ minWidth: "14rem" }}>
          <Text size={1} weight="medium">
            {name}
          </Text>
          <Text size={1} muted>
            {width} × {height} píxeles, subida el {spanishDate(todayInSpain(new Date(_createdAt)))}
          </Text>
          {alts.length > 0 ? <Text size={1}>{alts.map((alt) => `«${alt}»`).join(" ")}</Text> : null}
          <Text size={1}>{whereUsed(uses.length)}</Text>
          {uses.map(({ id, type, title, path }) => (
            <Text key={id} size={1}>
              <IntentLink intent="edit" params={{ id, type, path }}>
                <DocumentName id={id} type={type} title={title} />
              </IntentLink>
            </Text>
          ))}
        </Stack>
        {uses.length > 0 ? <ReplacePicture picture={picture} onReplaced={onReplaced} /> : null}
      </Flex>
    </Card>
  );
}

function whereUsed(documents: number): string {
  if (documents === 0) return "Sin usar";
  return documents === 1 ? "En 1 documento:" : `En ${documents} documentos:`;
}

/** The pictures, read when the tool is opened and after a change; undefined until then. */
function usePictures() {
  const client = useClient({ apiVersion: "2025-11-01" });
  const [pictures, setPictures] = useState<Picture[]>();
  const [isFailed, setFailed] = useState(false);
  const read = useCallback(() => {
    readPictures(client).then(setPictures, (error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  }, [client]);
  useEffect(read, [read]);
  return { pictures, isFailed, read };
}
