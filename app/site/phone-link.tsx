import { Icon } from "#app/ui/icon.tsx";

/** A link that dials a phone number, shown as given ('900 622 550'). */
export function PhoneLink({ number, className = "" }: { number: string; className?: string }) {
  return (
    <a href={`tel:${number.replace(/\s/g, "")}`} className={`phone-link ${className}`.trimEnd()}>
      <Icon name="phone" size={18} />
      {number}
    </a>
  );
}
