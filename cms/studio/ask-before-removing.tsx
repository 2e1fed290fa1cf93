import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useMemo, useState } from "react";
import {
  type DocumentActionComponent,
  type SanityClient,
  type SanityDocument,
  useClient,
  useCurrentUser,
} from "sanity";
import { redirectToProblem } from "../schemaTypes/fields/paths.ts";
import { endWarning } from "./experiments/end-warning.ts";
import { SiteCounts } from "./funnel/site-counts.ts";
import { LeavingAddress, type Use, useSaveRedirect, usesOf } from "./leaving-address.tsx";
import { addressOf, isUnpublishing, ownPathOf, TYPES_WITH_ADDRESS } from "./site-path.ts";

const API_VERSION = "2025-11-01";

/** Types whose documents have a page or a place of their own on the site, or decide what others show. */
const SHOWN_TYPES = ["kit", "page", "accessory", "bundle", "extra", "promo", "faq", "experiment"];

const asking = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** 'Eliminar' and 'Despublicar', now or with a release, which first say what they take off the site. See docs/rules.md#removing-content. */
export function askBeforeRemoving(remove: DocumentActionComponent): DocumentActionComponent {
  const known = asking.get(remove) ?? withQuestion(remove);
  asking.set(remove, known);
  return known;
}

function withQuestion(remove: DocumentActionComponent): DocumentActionComponent {
  const ask: DocumentActionComponent = (props) => {
    const { published, type } = props;
    const action = remove(props);
    const client = useClient({ apiVersion: API_VERSION });
    const userId = useCurrentUser()?.id;
    const site = useMemo(() => new SiteCounts(client, userId), [client, userId]);
    const saveRedirect = useSaveRedirect();
    const [question, setQuestion] = useState<Question>();
    const close = () => setQuestion(undefined);
    // A release that takes it away already: then the action undoes that.
    if (!action || !published || !SHOWN_TYPES.includes(type) || isUnpublishing(props.version)) return action;
    const from = ownPathOf(published, type);
    const when = remove.action === "unpublishVersion" ? " con el lanzamiento" : "";
    const goOn = async (to: string) => {
      const permanent = remove.action === "delete";
      if (from && to && !(await saveRedirect({ from, to, permanent }))) return;
      // At once: Sanity drops an action that has no dialog, and would not open its own.
      close();
      action.onHandle?.();
    };
    return {
      ...action,
      onHandle: () => {
        const effects =
          type === "experiment"
            ? endWarning({ client, site }, published, "removed").then((text) => ({ text, uses: [] }))
            : whatItTakes(client, published, type);
        effects.then(
          (found) => setQuestion({ ...found, to: "" }),
          () => setQuestion({ text: "No se sabe qué más lo usa.", uses: [], to: "" }),
        );
      },
      dialog:
        question === undefined
          ? action.dialog
          : {
              type: "dialog",
              header: `${type === "experiment" ? "El experimento se acaba" : "Esto sale de la web"}${when}`,
              onClose: close,
              content: (
                <Stack gap={4}>
                  <Text size={1}>{question.text}</Text>
                  <LeavingAddress
                    uses={question.uses}
                    from={from}
                    to={question.to}
                    onChange={(to) => setQuestion({ ...question, to })}
                  />
                </Stack>
              ),
              footer: (
                <Flex gap={2} justify="flex-end">
                  <Button mode="bleed" text="Cancelar" onClick={close} />
                  <Button
                    tone="critical"
                    text="Seguir"
                    disabled={redirectToProblem(question.to) !== true}
                    onClick={() => goOn(question.to)}
                  />
                </Flex>
              ),
            },
    };
  };
  if (remove.action) ask.action = remove.action;
  return ask;
}

interface Effects {
  text: string;
  uses: Use[];
}

interface Question extends Effects {
  /** Where the visitors of its address go; empty without a redirect. */
  to: string;
}

/** A quiz or a questionnaire names a kit by its product, not by a reference. */
const RECOMMENDERS = '*[_type in ["quiz", "questionnaire"]]';

/** What leaves the site with a document: its address, and what other documents show of it. */
async function whatItTakes(client: SanityClient, published: SanityDocument, type: string): Promise<Effects> {
  const address = await addressOf(client, published, type);
  const [recommenders, uses] = await Promise.all([
    client.fetch<object[]>(RECOMMENDERS, {}, { perspective: "published" }),
    usesOf(client, {
      id: published._id,
      address: [...TYPES_WITH_ADDRESS, "faq"].includes(type) ? address : undefined,
      leaves: true,
    }),
  ]);
  const product = `"product":"${String(published.productId)}"`;
  const isRecommended = type === "kit" && recommenders.some((document) => JSON.stringify(document).includes(product));
  const text = [
    `Deja de verse en la web (${address ?? "sin dirección"}).`,
    ...(type === "kit" ? ["Nadie podrá pedirlo."] : []),
    ...(isRecommended ? ["La calculadora o los cuestionarios lo recomiendan."] : []),
  ].join(" ");
  return { text, uses };
}
