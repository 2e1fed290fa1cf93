import { Card, Grid, Heading, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";

interface WideTableProps {
  testId?: string;
  children: ReactNode;
}

/** A table as wide as the page of its tool. On a screen too narrow for its columns it scrolls. */
export function WideTable({ testId, children }: WideTableProps) {
  return (
    <div style={{ overflowX: "auto" }}>
      <table style={{ width: "100%", borderCollapse: "collapse" }} data-testid={testId}>
        {children}
      </table>
    </div>
  );
}

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
      <Stack gap={5} padding={[4, 4, 5]} style={{ maxWidth: 1040, margin: "0 auto" }}>
        <Heading as="h1" size={3}>
          {title}
        </Heading>
        <Grid gap={4} style={{ gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))", alignItems: "end" }}>
          {controls}
        </Grid>
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
