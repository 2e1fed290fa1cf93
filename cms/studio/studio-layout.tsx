import { Card, Flex, Text } from "@sanity/ui";
import { useSyncExternalStore } from "react";
import type { LayoutProps } from "sanity";
import { connection } from "./connection.ts";
import { SpanishTime } from "./spanish-time.tsx";

/** The Studio, with a notice above it while the content cannot be reached. */
export function StudioLayout(props: LayoutProps) {
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  return (
    <Flex direction="column" height="fill">
      <div role="status">
        {isAway && (
          <Card tone="caution" padding={3} borderBottom>
            <Text size={1} align="center">
              Sin conexión. Lo que has escrito se guarda en esta pestaña y se envía al volver: no la cierres.
            </Text>
          </Card>
        )}
      </div>
      <SpanishTime {...props} />
    </Flex>
  );
}
