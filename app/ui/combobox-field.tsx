import { Combobox, ComboboxItem, ComboboxItemValue, ComboboxPopover, ComboboxProvider } from "@ariakit/react/combobox";
import { useInputControl } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { FieldFrame, hintIdOf } from "./field-frame.tsx";
import { type TextFieldProps, useFieldChange } from "./text-field.tsx";

/** Milliseconds that suggestions stay after the field loses focus, so that a tap reaches them. See docs/rules.md#interface-constants. */
const CLOSE_DELAY_MS = 250;

interface Props extends Omit<TextFieldProps, "type" | "inputClassName"> {
  /** `value` goes into the field when a suggestion is picked; by default its `text`. */
  suggestions: { id: string; text: string; value?: string }[];
  onType: (text: string) => void;
  /** Called with the picked suggestion, after its value was put into the field. */
  onPick: (id: string) => void;
  /** Called with the text when it was pasted, when the field is left, or when the browser filled it in. A returned text replaces it. */
  onLeave?: (text: string) => string | undefined;
}

/** A text field with suggestions, picked with the arrow keys or a tap. Any other text is accepted. Without JavaScript, a text field. */
export function ComboboxField(props: Props) {
  const { field, label, error, hint, span, className, autoFocus, isRequired, ...others } = props;
  const { suggestions, onType, onPick, onLeave, autoComplete, ...input } = others;
  const control = useInputControl(field);
  const [isOpen, setOpen] = useState(false);
  const isPasted = useRef(false);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>();
  const leave = (text: string) => {
    const replacement = onLeave?.(text);
    if (replacement !== undefined) control.change(replacement);
  };
  useFieldChange(field.id, ({ value }) => {
    // A pick with Enter is a change of the typed text before it. While suggestions are open, the end of the blur delay calls `leave`.
    if (!(isOpen && suggestions.length > 0)) leave(value);
  });
  useSilentFill(field.id, control.value ?? "", control.change);
  const latestLeave = useRef(leave);
  latestLeave.current = leave;
  return (
    <FieldFrame field={field} label={label} error={error} hint={hint} span={span} className={className}>
      <ComboboxProvider
        open={isOpen}
        // Autofill and repeated input change the text of a field without focus.
        setOpen={(open) => setOpen(open && document.activeElement?.id === field.id)}
        value={control.value ?? ""}
        setValue={(text) => {
          control.change(text);
          if (isPasted.current) {
            isPasted.current = false;
            return leave(text);
          }
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
          aria-required={isRequired || undefined}
          // On the input, because Combobox does not render the first into the HTML and turns autofill off with the second.
          render={<input autoFocus={autoFocus} autoComplete={autoComplete} />}
          autoSelect={false}
          onInput={({ nativeEvent }) => {
            // `setValue` follows, which would undo a replacement that is made here.
            isPasted.current = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
          }}
          onFocus={() => {
            clearTimeout(closeTimer.current);
            control.focus();
          }}
          onBlur={({ currentTarget }) => {
            closeTimer.current = setTimeout(() => {
              setOpen(false);
              latestLeave.current(currentTarget.value);
            }, CLOSE_DELAY_MS);
            control.blur();
          }}
          className="control"
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

/**
 * Takes over a text that was filled in without an event, as password managers and kiosks do, before the next event in the form makes React
 * show the text that it knows.
 */
function useSilentFill(id: string, known: string, change: (text: string) => void): void {
  const latest = useRef({ known, change });
  latest.current = { known, change };
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const { form } = input;
    // React shows a replacement of a typed text only after it has told the other fields of it.
    let typed: string | undefined;
    const compare = ({ target }: Event) => {
      const { value } = input;
      if (target === input) typed = value;
      const isSilent = value !== typed && value !== latest.current.known;
      latest.current.known = value;
      if (isSilent) latest.current.change(value);
    };
    const events = ["input", "submit"];
    for (const event of events) form?.addEventListener(event, compare, true);
    return () => {
      for (const event of events) form?.removeEventListener(event, compare, true);
    };
  }, [id]);
}
