import type { PreviewProps } from "sanity";
import { useExperiments } from "./experiment-input.tsx";

/** The rows of lists in forms. That of an experiment has its title: the schema knows only its id. */
export function FormPreview(props: PreviewProps) {
  return props.schemaType?.name === "experimentSectionList" ? (
    <ExperimentPreview {...props} />
  ) : (
    props.renderDefault(props)
  );
}

function ExperimentPreview(props: PreviewProps) {
  const { title, description: id, ...others } = props;
  const experiment = useExperiments()?.find(({ experimentId }) => experimentId === id);
  return props.renderDefault({ ...others, title: experiment?.title ?? title });
}
