import { type InputProps, isObjectInputProps } from "sanity";
import { TRANSLATED_LOCALES } from "../../app/i18n/languages.ts";
import { EuroInput, isEuros } from "./euro-input.tsx";
import { ExperimentInput, isExperiment } from "./experiments/experiment-input.tsx";
import { isSection, SectionInput } from "./experiments/section-input.tsx";
import { KeptForm } from "./kept-form.tsx";
import { isKitId, KitInput } from "./kit-input.tsx";
import { isLink, LinkInput } from "./link-input.tsx";
import { isPicture, PictureInput } from "./pictures/picture-input.tsx";
import { isPlaces, PlanInput } from "./plan-input.tsx";
import { isSearchPreview, SearchPreviewInput } from "./search-preview-input.tsx";
import { isTextTable, TextTable } from "./text-table.tsx";

/** The Studio's inputs, each in the language of its text: screen readers and spell checkers follow it. */
export function formInput(props: InputProps) {
  const locale = TRANSLATED_LOCALES.find((name) => name === props.path.at(-1));
  return locale ? <div lang={locale}>{ownInput(props)}</div> : ownInput(props);
}

/** The Studio's inputs, with our own for whole forms, amounts of euros, kits, links, pictures, search engines, interface texts, sections, experiments and the places of devices in a house. */
function ownInput(props: InputProps) {
  if (props.path.length === 0 && isObjectInputProps(props)) return <KeptForm {...props} />;
  if (isEuros(props)) return <EuroInput {...props} />;
  if (isKitId(props)) return <KitInput {...props} />;
  if (isLink(props)) return <LinkInput {...props} />;
  if (isPicture(props)) return <PictureInput {...props} />;
  if (isSection(props)) return <SectionInput {...props} />;
  if (isExperiment(props)) return <ExperimentInput {...props} />;
  if (isSearchPreview(props)) return <SearchPreviewInput {...props} />;
  if (isTextTable(props)) return <TextTable {...props} />;
  return isPlaces(props) ? <PlanInput {...props} /> : props.renderDefault(props);
}
