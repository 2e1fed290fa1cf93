import { useId } from "react";
import { ContentText, T } from "#app/i18n/t.tsx";
import { FieldError } from "#app/ui/field-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { OptionContent, QuestionContent } from "./queries.ts";

interface Props {
  question: QuestionContent;
  /** Names of the options already chosen. */
  chosen: string[];
  isMissing: boolean;
}

/** A radio or checkbox question. An answer shows its advice while it is chosen. */
export function QuestionField({ question, chosen, isMissing }: Props) {
  const id = useId();
  const hasSeveral = question.type === "checkbox";
  const none = question.options.filter(({ isNone }) => isNone).map(({ name }) => name);
  return (
    <fieldset
      aria-describedby={`${hasSeveral ? `${id}-hint ` : ""}${id}-error`}
      onChange={({ currentTarget, target }) => {
        if (hasSeveral && target instanceof HTMLInputElement && target.checked)
          untickOthers(currentTarget, target, none);
      }}
    >
      <ContentText as="legend" className="text-xl font-bold" of={question.text} />
      {hasSeveral ? <T as="p" id={`${id}-hint`} className="mt-1 text-muted" k="quiz:severalAnswers" /> : null}
      <FieldError id={`${id}-error`}>{isMissing ? <T k="errors:required" /> : null}</FieldError>
      <ul className="mt-4 grid items-start gap-3 sm:grid-cols-2">
        {question.options.map((option) => (
          <li key={option.name} className="sm:last:odd:col-span-2">
            <Answer question={question} option={option} isChosen={chosen.includes(option.name)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** 'Nothing else' and the other answers exclude each other. Without JavaScript the server leaves it out beside another answer. */
function untickOthers(fields: HTMLFieldSetElement, ticked: HTMLInputElement, none: string[]): void {
  const isNone = none.includes(ticked.value);
  for (const field of fields.elements) {
    if (!(field instanceof HTMLInputElement) || field === ticked) continue;
    if (isNone || none.includes(field.value)) field.checked = false;
  }
}

interface AnswerProps {
  question: QuestionContent;
  option: OptionContent;
  isChosen: boolean;
}

function Answer({ question, option: { name, answer, icon, image, advice }, isChosen }: AnswerProps) {
  const id = useId();
  return (
    <label className="option outlined-option min-h-18 gap-4 bg-white">
      <input
        type={question.type}
        name={question.name}
        value={name}
        required={question.type === "radio"}
        defaultChecked={isChosen}
        aria-describedby={advice ? id : undefined}
        aria-labelledby={`${id}-name`}
      />
      <span className="min-w-0 grow">
        <ContentText as="span" id={`${id}-name`} className="block text-lg font-bold leading-tight" of={answer} />
        {advice ? (
          <ContentText as="span" id={id} className="when-chosen mt-1 block text-sm text-muted" of={advice} />
        ) : null}
      </span>
      {image ? (
        <Picture image={image} decorative slot="thumbnail" sizes="64px" className="size-16 shrink-0" />
      ) : icon ? (
        <span className="round-icon size-12">
          <Icon name={icon} size={24} />
        </span>
      ) : null}
    </label>
  );
}
