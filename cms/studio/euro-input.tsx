import { Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { type InputProps, type NumberInputProps, set, unset } from "sanity";
import { euroText, parseEuros } from "../schemaTypes/fields/prices.ts";

export const isEuros = (props: InputProps): props is NumberInputProps =>
  props.schemaType.jsonType === "number" && props.schemaType.options?.unit === "euros";

/**
 * An amount of euros. It takes '3,20' and '3.20', and shows '3,20 €' when the field is left. What is not an amount stays in the field
 * with a message, and leaves the document without a value, so that it is not published by mistake.
 */
export function EuroInput({ elementProps, value, readOnly, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const isRefused = typed !== undefined && typed.trim() !== "" && parseEuros(typed) === undefined;
  const change = (text: string) => {
    setTyped(text);
    const amount = parseEuros(text);
    onChange(amount === undefined ? unset() : set(amount));
  };
  return (
    <Stack gap={2}>
      <TextInput
        {...elementProps}
        inputMode="decimal"
        readOnly={readOnly ?? false}
        value={typed ?? (value === undefined ? "" : euroText(value))}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={(event) => {
          elementProps.onBlur(event);
          if (!isRefused) setTyped(undefined);
        }}
        {...(isRefused ? { customValidity: REFUSED } : {})}
      />
      {isRefused ? (
        <Text size={1} role="alert">
          {REFUSED}
        </Text>
      ) : null}
    </Stack>
  );
}

const REFUSED = "No es un importe: escríbelo así, 35,90.";
