import { useTranslation } from "react-i18next";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { HelpView } from "./help-view.ts";

const ICONS = { alarma: "shield", facturacion: "euro", servicio: "wrench" } as const;

interface Props {
  tabs: HelpView["tabs"];
  /** The path of the tab shown. */
  current: string | undefined;
}

/** The topics of the help area. */
export function HelpTabs({ tabs, current }: Props) {
  const locale = useLocale();
  const { t } = useTranslation();
  return (
    <nav aria-label={t("help:tabs")} className="pt-section">
      <h2 className="text-heading">
        <T k="help:allQuestions" />
      </h2>
      <ul className="topics mt-5">
        {tabs.map(({ _id, title, text: about, image, path, subject }) => (
          <li key={_id}>
            <Link to={localePath(locale, path)} aria-current={path === current ? "page" : undefined}>
              {image ? (
                <Picture image={image} slot="thumbnail" sizes="" decorative priority="low" className="aspect-[4/3]" />
              ) : (
                <Icon name={subject ? ICONS[subject] : "info"} size={28} />
              )}
              <span>
                <ContentText of={title} />
                {about ? (
                  <small className="mt-1 hidden font-normal text-muted md:block">
                    <ContentText of={about} />
                  </small>
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
