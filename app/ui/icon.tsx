import {
  CalendarDays,
  Camera,
  Check,
  ChevronDown,
  Clock,
  Euro,
  House,
  Key,
  type LucideIcon,
  Mail,
  Pencil,
  Phone,
  Shield,
  Siren,
  Smartphone,
  Store,
  TriangleAlert,
  Wifi,
  Wrench,
} from "lucide-react";

const ICONS = {
  calendar: CalendarDays,
  camera: Camera,
  check: Check,
  chevron: ChevronDown,
  clock: Clock,
  euro: Euro,
  house: House,
  key: Key,
  mail: Mail,
  pencil: Pencil,
  phone: Phone,
  shield: Shield,
  siren: Siren,
  smartphone: Smartphone,
  store: Store,
  warning: TriangleAlert,
  wifi: Wifi,
  wrench: Wrench,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

/** An icon beside a text that says the same: screen readers pass over it. `size` in CSS pixels. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.8} className={className} />;
}
