import { Icon } from "#app/ui/icon.tsx";

/** A telephone number as it is written ('900 622 550') that a phone can dial. */
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
