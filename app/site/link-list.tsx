import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, useLocale } from "#app/i18n/t.tsx";
import { Link } from "#app/ui/link.tsx";

interface Props {
  links: { _key: string; label: LocalizedText; href: string }[];
  className?: string;
  linkClassName?: string;
  /** Replaces the current history entry. */
  replace?: boolean;
  onFollow?: () => void;
}

/** A list of menu links of the content; `className` sets the layout. */
export function LinkList({
  links,
  className,
  linkClassName = "inline-flex underline-offset-4 hover:underline",
  replace,
  onFollow,
}: Props) {
  const locale = useLocale();
  return (
    <ul className={className}>
      {links.map(({ _key, label, href }) => (
        <li key={_key}>
          <Link
            to={localePath(locale, href)}
            replace={replace}
            onClick={onFollow}
            className={`min-h-11 items-center ${linkClassName}`}
          >
            <ContentText of={label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
