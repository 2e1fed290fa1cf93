import { useShownPrices } from "./use-shown-prices.ts";

/** Takes along to the checkout which prices the page of a form shows. */
export function PriceInputs() {
  return Object.entries(useShownPrices()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
