import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale, useText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Crumb } from "./trail.ts";

interface Props {
  /** The pages between home and this one; without any there is nothing to show. */
  trail: Crumb[];
  here: LocalizedText;
}

/** Where a page stands: the way back up from it. */
export function Breadcrumbs({ trail, here }: Props) {
  const locale = useLocale();
  const text = useText();
  if (trail.length === 0) return null;
  return (
    <nav aria-label={text("common:breadcrumbs")} className="contained pt-1 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <TextLink to={localePath(locale, "/")} look="alone">
            <T k="common:homePage" />
          </TextLink>
        </li>
        {trail.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-1.5">
            <Icon name="next" size={14} className="text-muted" />
            <TextLink to={localePath(locale, path)} look="alone">
              <ContentText of={name} />
            </TextLink>
          </li>
        ))}
        <li className="flex items-center gap-x-1.5 text-muted">
          <Icon name="next" size={14} />
          <span aria-current="page">
            <ContentText of={here} />
          </span>
        </li>
      </ol>
    </nav>
  );
}
