import { Icon } from "#app/ui/icon.tsx";

interface Props {
  number: string;
  /** False where a label says that it is a phone. */
  hasIcon?: boolean;
  className?: string;
}

/** A link that dials a phone number, shown as given ('900 622 550'). */
export function PhoneLink({ number, hasIcon = true, className = "" }: Props) {
  return (
    <a href={`tel:${number.replace(/\s/g, "")}`} className={`phone-link ${className}`.trimEnd()}>
      {hasIcon ? <Icon name="phone" size={18} /> : null}
      {number}
    </a>
  );
}
