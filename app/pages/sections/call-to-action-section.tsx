import { CALLBACK_PATH } from "#app/callback/paths.ts";
import { useCallAsked } from "#app/callback/use-call-asked.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, Words } from "#app/i18n/t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SectionOf } from "../section.ts";
import { SectionFrame } from "./section-frame.tsx";
import { SectionLink } from "./section-link.tsx";

/** An invitation to the next step: a page ('No sé qué kit necesito'), or a call. */
export function CallToActionSection({ section }: { section: SectionOf<"callToActionSection"> }) {
  const locale = useLocale();
  const tellCall = useCallAsked();
  const { title, text, action, link } = section;
  return (
    <SectionFrame>
      <div className="flex flex-col items-start gap-6 rounded-lg bg-tint p-8 md:flex-row md:items-center md:justify-between lg:p-12">
        <div>
          <h2 className="text-heading">
            <Words of={title} />
          </h2>
          {text ? (
            <p className="mt-2 max-w-prose text-lg text-muted">
              <Words of={text} />
            </p>
          ) : null}
        </div>
        {action === "callback" ? (
          <ButtonLink to={localePath(locale, CALLBACK_PATH)} onClick={tellCall} className="shrink-0 text-lg">
            <Icon name="phone" size={20} />
            <T k="kits:callFree" />
          </ButtonLink>
        ) : (
          <SectionLink link={link} look="strong" className="shrink-0 text-lg" />
        )}
      </div>
    </SectionFrame>
  );
}
