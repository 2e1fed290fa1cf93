import { Combobox, ComboboxItem, ComboboxItemValue, ComboboxPopover, ComboboxProvider } from "@ariakit/react/combobox";
import { useInputControl } from "@conform-to/react";
import { useRef, useState } from "react";
import { CONTROL, FieldFrame, hintIdOf } from "./field-frame.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** How long suggestions stay after the field was left, in milliseconds (section 9): time for a finger that is on its way. */
const STAY_MS = 250;

interface Props extends Omit<TextFieldProps, "type"> {
  /** `value` is what the field holds when it was picked; without one, its text. */
  suggestions: { id: string; text: string; value?: string }[];
  /** Told with what was typed, so that suggestions can be looked for. */
  onType: (text: string) => void;
  /** Told when one was picked; the field holds its value already. */
  onPick: (id: string) => void;
}

/** A line of text with suggestions below it: typed on freely, or picked by arrow keys or a tap. Without JavaScript a line of text. */
export function ComboboxField(props: Props) {
  const { field, label, error, hint, span, className, autoFocus, suggestions, onType, onPick, ...input } = props;
  const control = useInputControl(field);
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>();
  return (
    <FieldFrame field={field} label={label} error={error} hint={hint} span={span} className={className}>
      <ComboboxProvider
        open={isOpen}
        setOpen={setOpen}
        value={control.value ?? ""}
        setValue={(text) => {
          control.change(text);
          const isPicked = suggestions.some((suggestion) => (suggestion.value ?? suggestion.text) === text);
          if (!isPicked) onType(text);
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
          // Not to Combobox itself, which would keep it from a page without JavaScript.
          render={<input autoFocus={autoFocus} />}
          autoSelect={false}
          onFocus={() => {
            clearTimeout(leaving.current);
            control.focus();
          }}
          onBlur={() => {
            leaving.current = setTimeout(() => setOpen(false), STAY_MS);
            control.blur();
          }}
          className={CONTROL}
        />
        {suggestions.length > 0 ? (
          <ComboboxPopover
            sameWidth
            gutter={4}
            hideOnInteractOutside={false}
            className="z-50 max-h-72 overflow-y-auto rounded-md border border-line bg-white py-1 shadow-card"
          >
            {suggestions.map(({ id, text, value = text }) => (
              <ComboboxItem
                key={id}
                value={value}
                onClick={() => onPick(id)}
                className="flex min-h-11 cursor-pointer items-center px-3.5 py-1.5 data-active-item:bg-brand-100 [&_[data-user-value]]:font-bold"
              >
                <span>
                  <ComboboxItemValue value={text} />
                </span>
              </ComboboxItem>
            ))}
          </ComboboxPopover>
        ) : null}
      </ComboboxProvider>
    </FieldFrame>
  );
}
