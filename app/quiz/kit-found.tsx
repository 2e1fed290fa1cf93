import { textOf } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { Note } from "#app/ui/alert.tsx";
import type { QuizKit, QuizStateContent } from "./queries.ts";

interface Props {
  kits: QuizKit[];
  state: QuizStateContent;
}

/** Before the first yes/no question: the kit found so far, and the number of questions left. */
export default function KitFound({ kits, state: { outcome, progress } }: Props) {
  const kit = kits.find(({ productId }) => productId === outcome.product);
  if (!kit) return null;
  return (
    <Note variant="success" className="kit-found">
      <T k="quiz:fits" values={{ kit: textOf(kit.kitName) }} />{" "}
      <T k="quiz:fewQuestions" values={{ count: progress.total - progress.done }} />
    </Note>
  );
}
