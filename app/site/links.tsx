import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "./use-site.ts";

interface Props {
  links: { label: LocalizedText; href: string }[];
  className?: string;
  linkClassName?: string;
  replace?: boolean;
  onFollow?: () => void;
}

/** A list of menu links of the content; `className` sets the layout of the list and, for long lists, of its links. */
export function LinkList({ links, className, linkClassName, replace, onFollow }: Props) {
  return (
    <ul className={className}>
      {links.map(({ label, href }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links have no state, and two may have the same target.
        <li key={position}>
          <Link path={href} replace={replace} onClick={onFollow} className={linkClassName}>
            <ContentText of={label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A link that dials a phone number, shown as given ('900 622 550'). */
export function PhoneLink({ number, className = "" }: { number: string; className?: string }) {
  return (
    <a href={`tel:${number.replace(/\s/g, "")}`} className={`phone-link ${className}`.trimEnd()}>
      <Icon name="phone" size={18} />
      {number}
    </a>
  );
}

interface CustomerLinkProps {
  replace?: boolean;
  iconSize: number;
  className: string;
}

/** 'Área de clientes', where the settings have its address; else the link of the menus, to customer service. */
export function CustomerLink({ replace, iconSize, className }: CustomerLinkProps) {
  const { settings, navigation } = useSite();
  const locale = useLocale();
  const { customerArea } = navigation;
  const href = settings.customerAreaUrl ?? (customerArea && localePath(locale, customerArea.href));
  if (!href) return null;
  return (
    <Link to={href} replace={replace} className={className}>
      <Icon name="user" size={iconSize} />
      {customerArea && !settings.customerAreaUrl ? (
        <ContentText of={customerArea.label} />
      ) : (
        <T k="common:customerArea" />
      )}
    </Link>
  );
}
