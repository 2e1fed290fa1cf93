import { OrderableDocumentList } from "@sanity/orderable-document-list";
import { Card, Flex, Stack, Text } from "@sanity/ui";
import type { Ref } from "react";
import { useClient, usePerspective } from "sanity";
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
  const [currentVersion = "drafts"] = usePerspective().perspectiveStack;
  return (
    <SpanishToasts>
      <Flex direction="column" height="fill">
        <Card padding={3} borderBottom tone="transparent">
          <Text size={1} muted>
            Arrastra para cambiar el orden. En la web se ve al momento, sin publicar.
          </Text>
        </Card>
        <Stack flex={1} overflow="auto">
          <OrderableDocumentList
            ref={ref ?? null}
            options={{ type, client, currentVersion, ...(filter && { filter }) }}
          />
        </Stack>
      </Flex>
    </SpanishToasts>
  );
}
