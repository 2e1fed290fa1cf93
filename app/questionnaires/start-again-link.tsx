import { useLocation, useSearchParams } from "@remix-run/react";
import { T } from "#app/i18n/t.tsx";
import { keptOf } from "#app/quiz/links.ts";
import { forgetAnswers, type Kind } from "#app/quiz/recorded-answers.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Back to the first step, with no answers. */
export function StartAgainLink({ kind }: { kind: Kind }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const search = `${new URLSearchParams(keptOf(query))}`;
  return (
    <TextLink to={{ pathname, search }} onClick={() => forgetAnswers(kind)} look="alone">
      <Icon name="turn" size={18} />
      <T k="quiz:startAgain" />
    </TextLink>
  );
}
