import { CopyIcon } from "@sanity/icons/Copy";
import { Box, Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { IntentLink, type SearchParam, useRouter } from "sanity/router";
import { DocumentName } from "./document-name.tsx";
import { CHECKS, type Finding, publishFindings } from "./publish-checks.ts";
import { releaseFindings } from "./release-addresses.ts";
import { type ContentClient, watchDocuments } from "./watched-documents.ts";
import { PaneSummary, WatchedPane } from "./watched-pane.tsx";

const watch = (client: ContentClient) =>
  watchDocuments(client, (documents, published, versions) => [
    ...publishFindings(documents, published),
    ...releaseFindings(versions, published, documents),
  ]);

/** 'Antes de publicar': what is missing or odd in the content. A click opens the field; its link can be copied into an e-mail. */
export function PublishChecksPane() {
  return (
    <WatchedPane watch={watch}>
      {(findings) => (
        <>
          <PaneSummary isGood={findings.length === 0}>{summaryOf(findings.length)}</PaneSummary>
          {Object.entries(CHECKS).map(([check, title]) => (
            <Check key={check} title={title} findings={findings.filter((finding) => finding.check === check)} />
          ))}
        </>
      )}
    </WatchedPane>
  );
}

function summaryOf(count: number): string {
  if (count === 0) return "No falta nada y nada llama la atención.";
  return count === 1 ? "Hay 1 cosa que mirar." : `Hay ${count} cosas que mirar.`;
}

function Check({ title, findings }: { title: string; findings: Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Stack gap={3} as="section">
      <Heading as="h2" size={1}>
        {title} <span style={{ fontWeight: 400 }}>· {findings.length}</span>
      </Heading>
      <Stack gap={2}>
        {findings.map((finding) => (
          <FindingCard key={`${finding.release} ${finding.id} ${finding.path} ${finding.problem}`} finding={finding} />
        ))}
      </Stack>
    </Stack>
  );
}

function FindingCard({ finding: { id, type, title, path, problem, release } }: { finding: Finding }) {
  const router = useRouter();
  const toast = useToast();
  const params = { id, type, path };
  const searchParams: SearchParam[] = release ? [["perspective", release]] : [];
  const copyLink = async () => {
    const link = new URL(router.resolveIntentLink("edit", params, searchParams), window.location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      toast.push({ status: "success", title: "Enlace copiado" });
    } catch {
      // Browsers refuse without HTTPS or permission. The link can then be copied by hand.
      toast.push({ status: "warning", title: "El navegador no deja copiar. Este es el enlace:", description: link });
    }
  };
  return (
    <Card radius={2} border>
      <Flex align="center">
        <Box flex={1}>
          <IntentLink
            intent="edit"
            params={params}
            searchParams={searchParams}
            style={{ color: "inherit", textDecoration: "none" }}
          >
            <Stack gap={2} padding={3}>
              <Text size={1} weight="medium">
                {problem}
              </Text>
              <Text size={1} muted>
                <DocumentName id={id} type={type} title={title} />
              </Text>
            </Stack>
          </IntentLink>
        </Box>
        <Box padding={2}>
          <Button
            icon={CopyIcon}
            mode="bleed"
            aria-label={`Copiar el enlace: ${title}, ${problem}`}
            title="Copiar el enlace para enviarlo"
            onClick={copyLink}
          />
        </Box>
      </Flex>
    </Card>
  );
}
