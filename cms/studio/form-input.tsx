import { type InputProps, isObjectInputProps } from "sanity";
import { EuroInput, isEuros } from "./euro-input.tsx";
import { ExperimentInput, isExperiment } from "./experiments/experiment-input.tsx";
import { KeptForm } from "./kept-form.tsx";
import { isPicture, PictureInput } from "./pictures/picture-input.tsx";
import { isPlaces, PlanInput } from "./plan-input.tsx";
import { isTextTable, TextTable } from "./text-table.tsx";

/** The Studio's inputs, with our own for whole forms, amounts of euros, pictures, interface texts, experiments and the places of devices in a house. */
export function formInput(props: InputProps) {
  if (props.path.length === 0 && isObjectInputProps(props)) return <KeptForm {...props} />;
  if (isEuros(props)) return <EuroInput {...props} />;
  if (isPicture(props)) return <PictureInput {...props} />;
  if (isExperiment(props)) return <ExperimentInput {...props} />;
  if (isTextTable(props)) return <TextTable {...props} />;
  return isPlaces(props) ? <PlanInput {...props} /> : props.renderDefault(props);
}
