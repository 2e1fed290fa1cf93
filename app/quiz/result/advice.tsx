import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The advice of the answers, beside the recommended kit. Nothing without advice. */
export function Advice({ texts }: { texts: LocalizedText[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <h4 className="mt-6 text-lg font-bold">
        <T k="quiz:advice" />
      </h4>
      <ul className="mt-2 space-y-2">
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
    </>
  );
}
