import {
  CalendarDays,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  Euro,
  House,
  Key,
  type LucideIcon,
  Mail,
  Pencil,
  Phone,
  RotateCw,
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
  next: ChevronRight,
  pencil: Pencil,
  phone: Phone,
  previous: ChevronLeft,
  shield: Shield,
  siren: Siren,
  smartphone: Smartphone,
  store: Store,
  turn: RotateCw,
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
