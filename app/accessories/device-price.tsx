import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { ExtraPrice } from "#app/kits/price-display/price-labels.tsx";
import type { PricedDevice } from "./device.ts";

interface Props {
  device: PricedDevice;
  /** Shows the price for a business, without IVA. */
  isForBusiness?: boolean;
  /** Shown in place of the price when there is none: such a device is ordered by phone. */
  withoutPrice: ReactNode;
  className: string;
}

/** What a device costs with a kit, and the kits that contain it. */
export function DevicePrice({ device: { isInAllKits, kits, extra }, isForBusiness, withoutPrice, className }: Props) {
  const monthly = extra?.monthly;
  if (!monthly && !isInAllKits && kits.length === 0) return withoutPrice;
  const inKits = kits.length > 0 && !isInAllKits ? <KitNames kits={kits} /> : null;
  return (
    <ul className={className}>
      {monthly ? (
        <li>
          <ExtraPrice monthly={monthly} isForBusiness={isForBusiness} /> <T k="accessories:withYourKit" />
        </li>
      ) : null}
      {isInAllKits || inKits ? (
        <li className="text-success">
          {/* 'Also in', where a price for adding the device is above. */}
          {inKits ? <T k={monthly ? "accessories:alsoIn" : "accessories:inKits"} /> : <T k="accessories:allKits" />}{" "}
          {inKits}
        </li>
      ) : null}
    </ul>
  );
}

/** The names of kits, with what they share said once: 'Kit Negocio, Local y Oficina', 'Negozio, Lokal eta Bulego kita'. */
function KitNames({ kits }: Pick<PricedDevice, "kits">) {
  const { t } = useTranslation();
  const and = t("accessories:and");
  const [first] = kits;
  if (!first) return null;
  const names = shortenedNames(kits.map(({ kitName }) => textOf(kitName)));
  const last = names.pop();
  return (
    <span lang={foreignLangOf(first.kitName)}>
      {names.length > 0 ? `${names.join(", ")} ${and} ` : null}
      {last}
    </span>
  );
}

/** Says a shared first word only in the first name ('Kit Casa, Piso'), or a shared last word only in the last one ('Negozio, Lokal kita'). */
function shortenedNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(" "));
  const [first = []] = words;
  const canShorten = names.length > 1 && words.every((name) => name.length > 1);
  if (!canShorten) return [...names];
  if (words.every((name) => name[0] === first[0])) {
    return words.map((name, index) => (index === 0 ? name : name.slice(1)).join(" "));
  }
  if (words.every((name) => name.at(-1) === first.at(-1))) {
    return words.map((name, index) => (index === words.length - 1 ? name : name.slice(0, -1)).join(" "));
  }
  return [...names];
}
