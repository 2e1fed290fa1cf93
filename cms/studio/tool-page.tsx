import { Box, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";

interface ToolPageProps {
  title: string;
  /** Fields that choose what is shown. */
  controls: ReactNode;
  /** What went wrong, in words for editors. */
  problem: string | undefined;
  children: ReactNode;
}

/** The page of a tool of the Studio: its title with what chooses the shown part, a problem, and the content below. */
export function ToolPage({ title, controls, problem, children }: ToolPageProps) {
  return (
    <Card height="fill" overflow="auto" style={{ height: "100%" }}>
      <Stack gap={5} padding={5} style={{ maxWidth: 1040, margin: "0 auto" }}>
        <Flex gap={4} wrap="wrap" align="flex-end">
          <Box flex={1} style={{ minWidth: "fit-content" }}>
            <Heading as="h1" size={3}>
              {title}
            </Heading>
          </Box>
          {controls}
        </Flex>
        {problem === undefined ? null : (
          <Card padding={4} radius={3} tone="critical" border role="alert">
            <Text size={1}>{problem}</Text>
          </Card>
        )}
        {children}
      </Stack>
    </Card>
  );
}
