import {
  Briefcase,
  Building,
  Building2,
  CalendarDays,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  DoorOpen,
  Euro,
  Fence,
  House,
  Info,
  Key,
  Layers2,
  type LucideIcon,
  Mail,
  Menu,
  Pencil,
  Phone,
  RotateCw,
  Search,
  Shield,
  ShoppingBag,
  Siren,
  Smartphone,
  Store,
  ThumbsDown,
  ThumbsUp,
  TreePalm,
  TriangleAlert,
  UserRound,
  Warehouse,
  Wifi,
  Wrench,
  X,
} from "lucide-react";

const ICONS = {
  calendar: CalendarDays,
  camera: Camera,
  check: Check,
  chevron: ChevronDown,
  clock: Clock,
  close: X,
  "detached-house": House,
  duplex: Layers2,
  euro: Euro,
  flat: Building2,
  "ground-floor": DoorOpen,
  house: House,
  info: Info,
  key: Key,
  mail: Mail,
  menu: Menu,
  next: ChevronRight,
  office: Briefcase,
  pencil: Pencil,
  penthouse: Building,
  phone: Phone,
  search: Search,
  premises: Warehouse,
  previous: ChevronLeft,
  "second-home": TreePalm,
  shield: Shield,
  shop: ShoppingBag,
  siren: Siren,
  smartphone: Smartphone,
  store: Store,
  "terraced-house": Fence,
  "thumb-down": ThumbsDown,
  "thumb-up": ThumbsUp,
  turn: RotateCw,
  user: UserRound,
  warning: TriangleAlert,
  wifi: Wifi,
  wrench: Wrench,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

const isIconName = (name: string): name is IconName => name in ICONS;

/** Every icon that there is. */
export const ICON_NAMES: readonly IconName[] = Object.keys(ICONS).filter(isIconName);

/** An icon beside a text that says the same: screen readers pass over it. `size` in CSS pixels. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.8} className={className} />;
}
