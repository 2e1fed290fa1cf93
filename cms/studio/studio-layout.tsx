import { Card, Flex, Text } from "@sanity/ui";
import { useSyncExternalStore } from "react";
import { type LayoutProps, LoadingBlock, useFeatureEnabled } from "sanity";
import { connection } from "./connection.ts";
import { SpanishTime } from "./spanish-time.tsx";

/**
 * The Studio, with a notice above it while the content cannot be reached. It is shown when it knows whether the project has comments: Sanity
 * mounts every form anew then, and what one types meanwhile would be lost.
 */
export function StudioLayout(props: LayoutProps) {
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  const { isLoading } = useFeatureEnabled("studioComments");
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
      {isLoading ? <LoadingBlock fill showText title="Abriendo el Studio…" /> : <SpanishTime {...props} />}
    </Flex>
  );
}
