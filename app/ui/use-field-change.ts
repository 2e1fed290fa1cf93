import { useEffect, useRef } from "react";

/**
 * Calls `onChange` at the browser's `change` of a text field: when it is left with another value, or filled in by the browser. React's
 * own onChange is the browser's `input`.
 */
export function useFieldChange(id: string, onChange: (input: HTMLInputElement) => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const change = () => latest.current(input);
    input.addEventListener("change", change);
    return () => input.removeEventListener("change", change);
  }, [id]);
}
