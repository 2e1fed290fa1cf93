import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { useShownPrices } from "#app/kits/use-kit-links.ts";
import { type Cents, formatEuros } from "#app/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";

interface ExtraProps {
  /** The field name, which is also the checkout's search parameter. */
  name: "camara" | "boton_panico";
  /** Cents a month on top of the kit. */
  monthly: Cents;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  image?: PictureSource | undefined;
  /** Below the name and the price. */
  note?: ReactNode;
  /** The extra's name. */
  children: ReactNode;
}

/** Checkbox for an optional extra, with its price in one line. The whole row is the tap target. */
export function ExtraCheckbox({ name, monthly, isChosen, onChoose, image, note, children }: ExtraProps) {
  const { t } = useTranslation();
  return (
    <label className="option gap-2 border px-3 py-2">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      {image ? (
        <Picture image={image} decorative slot="thumbnail" sizes="" className="size-11 shrink-0 rounded-lg bg-tint" />
      ) : null}
      <span className="flex grow flex-wrap items-center justify-between gap-x-2 leading-snug">
        <b>{children}</b>
        <span className="whitespace-nowrap text-sm tabular">{`+${formatEuros(monthly)}${t("kits:perMonth")}`}</span>
        {note}
      </span>
    </label>
  );
}

/** Hidden fields that tell the checkout which prices the page shows. */
export function ShownPriceInputs() {
  return Object.entries(useShownPrices()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface BuyButtonProps {
  /** The kit's own label, where the CMS sets one. */
  label: LocalizedText | undefined;
  /** The id of the form that it submits, when it is outside of it. */
  form?: string;
  /** -1 where it repeats another button. */
  tabIndex?: number;
  className?: string;
}

/** 'Lo quiero': submits the form, which leads to the checkout. */
export function BuyButton({ label, form, tabIndex, className }: BuyButtonProps) {
  return (
    <Button form={form} tabIndex={tabIndex} variant="accent" className={className}>
      {label ? <ContentText of={label} /> : <T k="kits:want" />}
    </Button>
  );
}
