import type { InputProps } from "sanity";
import { EuroInput, isEuros } from "./euro-input.tsx";
import { ExperimentInput, isExperiment } from "./experiments/experiment-input.tsx";
import { isPicture, PictureInput } from "./pictures/picture-input.tsx";
import { isPlaces, PlanInput } from "./plan-input.tsx";
import { isTextTable, TextTable } from "./text-table.tsx";

/** The Studio's inputs, with our own for amounts of euros, pictures, interface texts, experiments and the places of devices in a house. */
export function formInput(props: InputProps) {
  if (isEuros(props)) return <EuroInput {...props} />;
  if (isPicture(props)) return <PictureInput {...props} />;
  if (isExperiment(props)) return <ExperimentInput {...props} />;
  if (isTextTable(props)) return <TextTable {...props} />;
  return isPlaces(props) ? <PlanInput {...props} /> : props.renderDefault(props);
}
