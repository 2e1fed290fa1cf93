import type { InputProps } from "sanity";
import { EuroInput, isEuros } from "./euro-input.tsx";
import { isPlaces, PlanInput } from "./plan-input.tsx";
import { isTextTable, TextTable } from "./text-table.tsx";

/** The Studio's inputs, with our own for amounts of euros, for interface texts and for the places of devices in a house. */
export function formInput(props: InputProps) {
  if (isEuros(props)) return <EuroInput {...props} />;
  if (isTextTable(props)) return <TextTable {...props} />;
  return isPlaces(props) ? <PlanInput {...props} /> : props.renderDefault(props);
}
