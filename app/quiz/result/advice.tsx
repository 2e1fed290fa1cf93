import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface Props {
  texts: LocalizedText[];
  /** Whether it is a card of its own; else it is a part of one. */
  isCard?: boolean;
}

/** The advice of the answers, beside the recommended kit. Nothing without advice. */
export function Advice({ texts, isCard = false }: Props) {
  if (texts.length === 0) return null;
  const Heading = isCard ? "h3" : "h4";
  return (
    <section className={isCard ? "rounded-lg bg-white p-5 shadow-card sm:p-8" : "mt-6"}>
      <Heading className={isCard ? "text-2xl" : "text-lg font-bold"}>
        <T k="quiz:advice" />
      </Heading>
      <ul className={isCard ? "advice mt-2" : "mt-2 space-y-2"}>
        {texts.map((text, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of given answers has another order only on another page.
          <li key={position} className="flex gap-3">
            <Icon name="info" size={20} className="mt-0.5 shrink-0 text-brand-700" />
            <p>
              <ContentText of={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
