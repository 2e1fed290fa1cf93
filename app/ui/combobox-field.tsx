import { Combobox, ComboboxItem, ComboboxItemValue, ComboboxPopover, ComboboxProvider } from "@ariakit/react/combobox";
import { useInputControl } from "@conform-to/react";
import { CONTROL, FieldFrame, hintIdOf } from "./field-frame.tsx";
import type { TextFieldProps } from "./text-field.tsx";

interface Props extends Omit<TextFieldProps, "type"> {
  suggestions: { id: string; text: string }[];
  /** Told with what was typed, so that suggestions can be looked for. */
  onType: (text: string) => void;
  /** Told when one was picked; the field holds its text already. */
  onPick: (id: string) => void;
}

/** A line of text with suggestions below it: typed on freely, or picked by arrow keys or a tap. Without JavaScript a line of text. */
export function ComboboxField(props: Props) {
  const { field, label, error, hint, span, className, takesFocus, suggestions, onType, onPick, ...input } = props;
  const control = useInputControl(field);
  const value = control.value ?? "";
  return (
    <FieldFrame field={field} label={label} error={error} hint={hint} span={span} className={className}>
      <ComboboxProvider
        value={value}
        setValue={(text) => {
          control.change(text);
          onType(text);
        }}
      >
        <Combobox
          id={field.id}
          name={field.name}
          aria-invalid={field.valid ? undefined : true}
          aria-describedby={[field.valid ? undefined : field.errorId, hintIdOf({ field, hint })]
            .filter(Boolean)
            .join(" ")}
          {...input}
          autoFocus={takesFocus}
          autoSelect={false}
          onFocus={control.focus}
          onBlur={control.blur}
          className={CONTROL}
        />
        {suggestions.length > 0 ? (
          <ComboboxPopover
            sameWidth
            gutter={4}
            className="z-50 max-h-72 overflow-y-auto rounded-md border border-line bg-white py-1 shadow-card"
          >
            {suggestions.map(({ id, text }) => (
              <ComboboxItem
                key={id}
                value={text}
                onClick={() => onPick(id)}
                className="flex min-h-11 cursor-pointer items-center px-3.5 data-active-item:bg-brand-100 [&_[data-user-value]]:font-bold"
              >
                <ComboboxItemValue />
              </ComboboxItem>
            ))}
          </ComboboxPopover>
        ) : null}
      </ComboboxProvider>
    </FieldFrame>
  );
}
