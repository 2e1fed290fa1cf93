import { Button, Flex, Text } from "@sanity/ui";
import { useMemo, useState } from "react";
import {
  type DocumentActionComponent,
  type SanityClient,
  type SanityDocument,
  useClient,
  useCurrentUser,
} from "sanity";
import { endWarning } from "./experiments/end-warning.ts";
import { SiteCounts } from "./funnel/site-counts.ts";
import { pathOf } from "./site-path.ts";

const API_VERSION = "2025-11-01";

/** Types whose documents have a page or a place of their own on the site, or decide what others show. */
const SHOWN_TYPES = ["kit", "page", "accessory", "bundle", "extra", "promo", "faq", "experiment"];

const asking = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** 'Eliminar' and 'Despublicar', which first say what they take off the site. See docs/rules.md#removing-content. */
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
    const [question, setQuestion] = useState<string>();
    const close = () => setQuestion(undefined);
    if (!action || !published || !SHOWN_TYPES.includes(type)) return action;
    return {
      ...action,
      onHandle: () => {
        const effects =
          type === "experiment"
            ? endWarning({ client, site }, published, "removed")
            : whatItTakes(client, published, type);
        effects.then(setQuestion, () => setQuestion("No se sabe qué más lo usa."));
      },
      dialog:
        question === undefined
          ? action.dialog
          : {
              type: "dialog",
              header: type === "experiment" ? "El experimento se acaba" : "Esto sale de la web",
              onClose: close,
              content: <Text size={1}>{question}</Text>,
              footer: (
                <Flex gap={2} justify="flex-end">
                  <Button mode="bleed" text="Cancelar" onClick={close} />
                  <Button
                    tone="critical"
                    text="Seguir"
                    onClick={() => {
                      close();
                      action.onHandle?.();
                    }}
                  />
                </Flex>
              ),
            },
    };
  };
  if (remove.action) ask.action = remove.action;
  return ask;
}

/** A quiz or a questionnaire names a kit by its product, not by a reference. */
const USES = `{
  "documents": count(*[references($id) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]),
  "recommenders": *[_type in ["quiz", "questionnaire"] && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
}`;

/** What leaves the site with a document: its address, and what other documents show of it. */
async function whatItTakes(client: SanityClient, published: SanityDocument, type: string): Promise<string> {
  const { documents, recommenders } = await client.fetch<{ documents: number; recommenders: object[] }>(
    USES,
    { id: published._id },
    { perspective: "raw" },
  );
  const product = `"product":"${String(published.productId)}"`;
  const isRecommended = type === "kit" && recommenders.some((document) => JSON.stringify(document).includes(product));
  return [
    `Deja de verse en la web (${pathOf(published, type) ?? "sin dirección"}).`,
    ...(type === "kit" ? ["Nadie podrá pedirlo."] : []),
    ...(documents > 0 ? [documents === 1 ? "Otro documento lo usa." : `Otros ${documents} documentos lo usan.`] : []),
    ...(isRecommended ? ["La calculadora o los cuestionarios lo recomiendan."] : []),
  ].join(" ");
}
