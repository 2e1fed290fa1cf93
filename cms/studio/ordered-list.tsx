import { OrderableDocumentList } from "@sanity/orderable-document-list";
import { Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type KeyboardEvent, type Ref, useEffect } from "react";
import { filter, from, mergeMap } from "rxjs";
import { type SanityClient, useClient, usePerspective } from "sanity";
import { fieldOf } from "./document-fields.ts";
import { SpanishToasts } from "./spanish-toasts.tsx";

const API_VERSION = "2025-11-01";

interface Props {
  /** The type, and a filter without parameters. */
  options?: { type?: string; filter?: string };
  /** The menu of the pane calls the list's actions. */
  ref?: Ref<{ actionHandlers: { showIncrements: () => void; resetOrder: () => Promise<void> } }>;
}

/** Sanity's list of documents that are dragged into the order of the site (docs/decisions/0010). */
export function OrderedList({ options: { type = "", filter } = {}, ref }: Props) {
  const client = useClient({ apiVersion: API_VERSION });
  useMovedVersions(client, type);
  const [currentVersion = "drafts"] = usePerspective().perspectiveStack;
  return (
    <SpanishToasts>
      <Flex direction="column" height="fill">
        <Card padding={3} borderBottom tone="transparent">
          <Text size={1} muted>
            Arrastra para cambiar el orden. En la web se ve al momento, sin publicar.
          </Text>
        </Card>
        <Stack flex={1} overflow="auto" onKeyDown={openRow}>
          <OrderableDocumentList
            ref={ref ?? null}
            options={{ type, client, currentVersion, ...(filter && { filter }) }}
          />
        </Stack>
      </Flex>
    </SpanishToasts>
  );
}

/** Opens the document of a row by Enter. A row is one stop of the keyboard, for which the list has the keys of dragging alone. */
function openRow({ key, target, defaultPrevented }: KeyboardEvent): void {
  // During a drag the list prevents it.
  if (key === "Enter" && !defaultPrevented && target instanceof HTMLElement) target.querySelector("a")?.click();
}

/** What is published and drafts: the list writes a new place into these alone. */
const MOVED = '*[_type == $type && !(_id in path("versions.**"))]';

const VERSIONS = `*[_id in path("versions.**") && string::split(_id, ".")[2] == $id]{
  _id, "state": *[_type == "system.release" && name == string::split(^._id, ".")[1]][0].state
}`;

/**
 * Moves the versions of a document along with it: one that is published later would bring it back to its former place. Says so of those
 * in scheduled releases, which nobody can change.
 */
function useMovedVersions(client: SanityClient, type: string): void {
  const toast = useToast();
  useEffect(() => {
    const moves = client
      .listen(MOVED, { type }, { events: ["mutation"], includeResult: false, visibility: "query" })
      .pipe(
        filter((event) => event.type === "mutation"),
        mergeMap(({ documentId, mutations }) => {
          const id = documentId.replace("drafts.", "");
          const ranks = mutations.flatMap((one) => fieldOf(fieldOf(fieldOf(one, "patch"), "set"), "orderRank") ?? []);
          const moveAll = (orderRank: unknown) =>
            moveVersions(client, id, orderRank).catch((error: unknown) => {
              console.error(error);
              return false;
            });
          return from(ranks).pipe(mergeMap(moveAll));
        }),
        filter((isMoved) => !isMoved),
      )
      .subscribe({
        next: () => {
          const title = "Está programado con el orden de antes";
          const description = "Cuando se publique volverá a su puesto anterior: entonces arrástralo otra vez.";
          toast.push({ id: title, status: "warning", title, description });
        },
        error: console.error,
      });
    return () => moves.unsubscribe();
  }, [client, type, toast]);
}

/** Resolves to whether all versions could be changed. */
async function moveVersions(client: SanityClient, id: string, orderRank: unknown): Promise<boolean> {
  const versions = await client.fetch<{ _id: string; state: string }[]>(VERSIONS, { id }, { perspective: "raw" });
  const open = versions.filter(({ state }) => state === "active");
  const moves = open.map(({ _id }) => client.patch(_id, { set: { orderRank } }).commit());
  const failed = (await Promise.allSettled(moves)).filter(({ status }) => status === "rejected");
  return open.length === versions.length && failed.length === 0;
}
