import type { ReactNode } from "react";
import { useText } from "#app/i18n/t.tsx";
import { type Cents, formatEuros } from "#app/money.ts";

interface Props {
  /** Of the field, as the checkout's address calls the extra. */
  name: "camara" | "boton_panico";
  /** What it adds a month. */
  monthly: Cents;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** What is ticked: its name comes first. */
  children: ReactNode;
}

/** An optional extra with its price, to tick. All of it can be tapped. */
export function ExtraBox({ name, monthly, isChosen, onChoose, children }: Props) {
  const text = useText();
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-2 border-field px-4 py-3 transition-colors hover:bg-brand-50 has-checked:border-brand-700 has-checked:bg-brand-50">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-brand-700"
      />
      <span className="min-w-0 grow">{children}</span>
      <span className="whitespace-nowrap font-semibold tabular-nums">
        {`+${formatEuros(monthly)}${text("kits:perMonth")}`}
      </span>
    </label>
  );
}
