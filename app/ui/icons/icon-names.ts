import type { icons } from "lucide-react";

/** The icons of the design system, each with its name in Lucide. After a change: `npx node app/ui/icons/make-sprite.ts`. */
export const LUCIDE_NAMES = {
  antenna: "RadioTower",
  battery: "BatteryFull",
  calculator: "Calculator",
  calendar: "CalendarDays",
  camera: "Camera",
  check: "Check",
  chevron: "ChevronDown",
  clock: "Clock",
  close: "X",
  "detached-house": "House",
  door: "DoorClosed",
  duplex: "Layers2",
  euro: "Euro",
  flat: "BuildingComplex",
  "ground-floor": "DoorOpen",
  house: "House",
  info: "Info",
  key: "Key",
  keypad: "Grip",
  mail: "Mail",
  menu: "Menu",
  next: "ChevronRight",
  office: "Briefcase",
  pencil: "Pencil",
  penthouse: "Building",
  pet: "PawPrint",
  percent: "Percent",
  phone: "Phone",
  plus: "Plus",
  search: "Search",
  premises: "Warehouse",
  previous: "ChevronLeft",
  "second-home": "TreePalm",
  shield: "Shield",
  shop: "ShoppingBag",
  siren: "Siren",
  smartphone: "Smartphone",
  store: "Store",
  "terraced-house": "Fence",
  "thumb-down": "ThumbsDown",
  "thumb-up": "ThumbsUp",
  turn: "RotateCw",
  user: "UserRound",
  warning: "TriangleExclamationPoint",
  wifi: "Wifi",
  window: "Grid2x2",
  wrench: "Wrench",
} as const satisfies Record<string, keyof typeof icons>;

export type IconName = keyof typeof LUCIDE_NAMES;

const isIconName = (name: string): name is IconName => name in LUCIDE_NAMES;

export const ICON_NAMES: readonly IconName[] = Object.keys(LUCIDE_NAMES).filter(isIconName);
