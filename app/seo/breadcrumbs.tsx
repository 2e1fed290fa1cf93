import { useTranslation } from "react-i18next";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Crumb } from "./json-ld.ts";

interface Props {
  /** The pages between the home page and this one. Without any, nothing is shown. */
  trail: Crumb[];
  here: LocalizedText;
}

export function Breadcrumbs({ trail, here }: Props) {
  const { t } = useTranslation();
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t("common:breadcrumbs")} className="contained pt-1 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li className="flex items-center gap-x-1.5">
          <TextLink path={PATHS.home} variant="standalone">
            <T k="common:homePage" />
          </TextLink>
          <Icon name="next" size={14} className="text-muted" />
        </li>
        {trail.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-1.5">
            <TextLink path={path} variant="standalone">
              <ContentText of={name} />
            </TextLink>
            {/* At the end, so that no line begins with it. */}
            <Icon name="next" size={14} className="text-muted" />
          </li>
        ))}
        <li aria-current="page" className="text-muted">
          <ContentText of={here} />
        </li>
      </ol>
    </nav>
  );
}
