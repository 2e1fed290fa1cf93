import { useState } from "react";
import { numberIn } from "#app/checkout/address/street-search.ts";
import { useStreetSearch } from "#app/checkout/address/use-street-search.ts";
import { fillIn } from "#app/checkout/fill-in.ts";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { streetOfRoute } from "#app/places/street-of-route.ts";
import { ComboboxField } from "#app/ui/combobox-field.tsx";

/** The street, with suggestions while one types. Picking one fills in what is known of it: kind, number, code, city, province. */
export function StreetField({ field, error, takesFocus }: StepField) {
  const { suggestions, search, find } = useStreetSearch();
  const [isFilled, setFilled] = useState(false);

  const pick = async (id: string) => {
    const text = suggestions.find((suggestion) => suggestion.id === id)?.text ?? "";
    const form = document.forms.namedItem(field.formId);
    if (!form) return;
    const { type } = streetOfRoute(routeIn(text));
    fillIn(form, { type, number: numberIn(text) });
    const place = await find(id);
    if (!place) return;
    const { street: _, ...known } = place;
    fillIn(form, { ...known, number: numberIn(text) || place.number });
    setFilled(true);
  };

  return (
    <ComboboxField
      field={field}
      error={error}
      takesFocus={takesFocus}
      label={<T k="checkout:street" />}
      hint={
        <>
          <span role="status">{isFilled ? <T k="checkout:filled" /> : null}</span>
          {isFilled ? null : (
            <span className="noscript:hidden">
              <T k="checkout:streetHint" />
            </span>
          )}
        </>
      }
      autoComplete="address-line1"
      span={8}
      suggestions={suggestions.map(({ id, text }) => ({ id, text, value: streetOfRoute(routeIn(text)).street }))}
      onType={(typed) => {
        setFilled(false);
        search(typed);
      }}
      onPick={pick}
    />
  );
}

/** A suggestion is the street with its kind, then what it belongs to. */
function routeIn(text: string): string {
  return text.split(",")[0] ?? "";
}
