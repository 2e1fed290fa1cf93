import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { TimeoutError } from "rxjs";
import { type DocumentActionComponent, useClient } from "sanity";
import { redirectToProblem } from "../schemaTypes/fields/paths.ts";
import { LeavingAddress, type Use, useSaveRedirect, usesOf } from "./leaving-address.tsx";
import { renameLinks } from "./rename-links.ts";
import { ownPathOf, pathOf } from "./site-path.ts";

const API_VERSION = "2025-11-01";

const asking = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * An action that publishes, now or on a day, which first says who links to an address that changes, and offers its redirect. The
 * redirect applies once the page has left its address. The links follow a publish (docs/rules.md#removing-content).
 */
export function askBeforeRenaming(publish: DocumentActionComponent): DocumentActionComponent {
  const known = asking.get(publish) ?? withQuestion(publish);
  asking.set(publish, known);
  return known;
}

interface Renaming {
  to: string;
  uses: Use[];
}

function withQuestion(publish: DocumentActionComponent): DocumentActionComponent {
  const isScheduling = publish.action === "schedule";
  const ask: DocumentActionComponent = (props) => {
    const { published, type } = props;
    // A draft that is scheduled is a version.
    const draft = props.version ?? props.draft;
    const action = publish(props);
    const client = useClient({ apiVersion: API_VERSION });
    const saveRedirect = useSaveRedirect();
    const [renaming, setRenaming] = useState<Renaming>();
    const toast = useToast();
    if (!action || !published || !draft) return action;
    const [from, to] = [ownPathOf(published, type), pathOf(draft, type)];
    if (!from || !to || from === to) return action;
    const close = () => setRenaming(undefined);
    const publishNow = async (redirect: string) => {
      if (redirect && !(await saveRedirect({ from, to: redirect, permanent: true }, to))) return;
      close();
      action.onHandle?.();
      // On the day of a schedule nobody may have the Studio open.
      if (isScheduling) return;
      renameLinks(client, { id: published._id, type, from, to }).catch((error: unknown) => {
        if (error instanceof TimeoutError) return;
        console.error(error);
        toast.push({ status: "error", title: `No se han podido cambiar todos los enlaces a ${from}.` });
      });
    };
    return {
      ...action,
      onHandle: () => {
        usesOf(client, { id: published._id, address: from, leaves: false }).then(
          (uses) => setRenaming({ to, uses }),
          // The dialog still offers the redirect.
          () => setRenaming({ to, uses: [] }),
        );
      },
      dialog: renaming
        ? {
            type: "dialog",
            header: "Cambia la dirección",
            onClose: close,
            content: (
              <Stack gap={4}>
                <LeavingAddress
                  uses={renaming.uses}
                  from={from}
                  to={renaming.to}
                  onChange={(changed) => setRenaming({ ...renaming, to: changed })}
                />
                {renaming.uses.length > 0 ? (
                  <Text size={1}>
                    {isScheduling
                      ? "Sus enlaces no cambian: ese día, la redirección los lleva a la dirección nueva."
                      : `Sus enlaces llevarán a ${to}, también los publicados.`}
                  </Text>
                ) : null}
              </Stack>
            ),
            footer: (
              <Flex gap={2} justify="flex-end">
                <Button mode="bleed" text="Cancelar" onClick={close} />
                <Button
                  tone="positive"
                  text={`${isScheduling ? "Programar" : "Publicar"} con la dirección nueva`}
                  disabled={redirectToProblem(renaming.to) !== true}
                  onClick={() => publishNow(renaming.to)}
                />
              </Flex>
            ),
          }
        : action.dialog,
    };
  };
  if (publish.action) ask.action = publish.action;
  return ask;
}
