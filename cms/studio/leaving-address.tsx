import { Card, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useId, useRef, useState } from "react";
import { type SanityClient, useClient } from "sanity";
import { IntentLink } from "sanity/router";
import {
  ANSWERED_PATHS_QUERY,
  type AnsweredPaths,
  type RedirectPaths,
  redirectFromProblem,
  redirectLoopProblem,
  redirectNowhereProblem,
  redirectToProblem,
} from "../schemaTypes/fields/paths.ts";
import { fieldOf, fieldsOf } from "./document-fields.ts";
import { DocumentName } from "./document-name.tsx";
import { linksTo, targetPath } from "./publish-checks.ts";
import { CONTENT, type ContentDocument, titleOf } from "./watched-documents.ts";

const API_VERSION = "2025-11-01";

/** A document that shows another one or links to its address, and the first field that does. */
export interface Use {
  id: string;
  type: string;
  title: string;
  path: string;
}

/** The documents that link to an address of a document, or refer to one that leaves; drafts included. */
export async function usesOf(
  client: SanityClient,
  { id, address, leaves }: { id: string; address: string | undefined; leaves: boolean },
): Promise<Use[]> {
  const documents = await client.fetch<ContentDocument[]>(CONTENT, {}, { perspective: "drafts" });
  return documents.flatMap((document) => {
    if (document._id === id) return [];
    const reference = fieldsOf(document).find(({ value }) => leaves && fieldOf(value, "_ref") === id);
    const use = reference ?? (address ? linksTo(document, address)[0] : undefined);
    return use ? [{ id: document._id, type: document._type, title: titleOf(document), path: use.path }] : [];
  });
}

interface Props {
  uses: Use[];
  /** The address that stops working; undefined when there is none to redirect. */
  from: string | undefined;
  to: string;
  onChange: (to: string) => void;
}

/** What loses its target when an address stops working, each with a link, and where the visitors of the address go instead. */
export function LeavingAddress({ uses, from, to, onChange }: Props) {
  const id = useId();
  // Sanity renders the dialog of an action late: a field that showed `to` would lose letters.
  const [typed, setTyped] = useState(to);
  const problem = redirectToProblem(to);
  return (
    <Stack gap={4}>
      {uses.length > 0 ? (
        <Stack gap={2}>
          <Text size={1} weight="semibold">
            {uses.length === 1 ? "Lo usa o lo enlaza un documento:" : `Lo usan o lo enlazan ${uses.length} documentos:`}
          </Text>
          <Card border radius={2} padding={3} style={{ maxHeight: "14rem", overflowY: "auto" }}>
            <Stack gap={3}>
              {uses.map(({ path, ...document }) => (
                <IntentLink
                  key={document.id}
                  intent="edit"
                  params={{ id: document.id, type: document.type, path }}
                  target="_blank"
                >
                  <Text size={1}>
                    <DocumentName {...document} />
                  </Text>
                </IntentLink>
              ))}
            </Stack>
          </Card>
        </Stack>
      ) : null}
      {from ? (
        <Stack gap={2}>
          <Text as="label" htmlFor={id} size={1} weight="semibold">
            Quien abra {from} irá a
          </Text>
          <TextInput
            id={id}
            value={typed}
            placeholder="/promociones"
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              onChange(currentTarget.value.trim());
            }}
          />
          <Text size={1} muted>
            {problem === true ? "Vacío: sin redirección, se ve «página no encontrada»." : problem}
          </Text>
        </Stack>
      ) : null}
    </Stack>
  );
}

interface NewRedirect {
  from: string;
  to: string;
  permanent: boolean;
}

/**
 * Saves a redirect, or says why it could not. Resolves to whether it is saved.
 *
 * @param moved the address that a page gets, which nothing answers yet.
 */
export function useSaveRedirect(): (redirect: NewRedirect, moved?: string) => Promise<boolean> {
  const client = useClient({ apiVersion: API_VERSION });
  const toast = useToast();
  const isSaving = useRef(false);
  return async (redirect, moved) => {
    // A second click, while the network is away.
    if (isSaving.current) return false;
    isSaving.current = true;
    try {
      const problem = await saveRedirect(client, redirect, moved);
      if (problem !== true) toast.push({ status: "error", title: problem, description: "Nada ha cambiado." });
      return problem === true;
    } catch (error) {
      console.error("The redirect could not be saved", error);
      toast.push({ status: "error", title: "No se ha podido guardar la redirección. Nada ha cambiado." });
      return false;
    } finally {
      isSaving.current = false;
    }
  };
}

const REDIRECTS = '*[_type == "redirect" && defined(from) && defined(to)]{ _id, from, to }';

/**
 * Publishes a redirect, or changes the one that the address has. It applies once there is no page (docs/rules.md#redirects). Resolves to what
 * is wrong with it, as its own form would say.
 */
async function saveRedirect(
  client: SanityClient,
  { from, to, permanent }: NewRedirect,
  moved: string | undefined,
): Promise<true | string> {
  const [redirects, answered] = await Promise.all([
    client.fetch<(RedirectPaths & { _id: string })[]>(REDIRECTS, {}, { perspective: "published" }),
    client.fetch<AnsweredPaths>(ANSWERED_PATHS_QUERY, {}, { perspective: "published" }),
  ]);
  // The page that moves there takes the place of a redirect.
  const others = redirects.filter((other) => other.from !== from && other.from !== moved);
  const problem = [
    redirectFromProblem(from),
    redirectLoopProblem({ from, to }, others),
    targetPath(to) === moved || redirectNowhereProblem(to, answered),
  ].find((found) => found !== true);
  if (problem !== undefined) return problem;
  const _id = redirects.find((other) => other.from === from)?._id ?? `redirect-${crypto.randomUUID()}`;
  await client.createOrReplace({ _id, _type: "redirect", from, to, permanent });
  return true;
}
