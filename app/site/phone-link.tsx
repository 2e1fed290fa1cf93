import { Icon } from "#app/ui/icon.tsx";

/** A link that dials a phone number, shown as given ('900 622 550'). */
export function PhoneLink({ number, className = "" }: { number: string; className?: string }) {
  return (
    <a
      href={`tel:${number.replace(/\s/g, "")}`}
      className={`inline-flex items-center gap-2 whitespace-nowrap ${className}`}
    >
      <Icon name="phone" size={18} />
      {number}
    </a>
  );
}
