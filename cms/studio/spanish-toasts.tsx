import { type ToastContextValue, type ToastParams, useToast } from "@sanity/ui/toast";
import { type Context, type ReactNode, useMemo } from "react";

/** Sanity's packages share this context under a global name, so that all find it. */
const CONTEXT = Symbol.for("@sanity/ui/context/toast");

/** What Sanity's orderable list says, which has no other language than English. */
const SPANISH: [english: RegExp, spanish: string][] = [
  [/^1 document reordered$/, "Orden cambiado"],
  [/^(\d+) documents reordered$/, "Orden de $1 documentos cambiado"],
  [/^Moved (?:1 document|\d+ documents) (?:up|down) from position (\d+) to (\d+)$/, "Del puesto $1 al $2"],
  [/^Reordering failed$/, "No se ha podido cambiar el orden"],
  [/^Reordering started\.\.\.$/, "Numerando la lista…"],
  [/^Reordered Documents?$/, "Lista numerada"],
];

/** Shows the notices of what it contains in Spanish. */
export function SpanishToasts({ children }: { children: ReactNode }) {
  const toast = useToast();
  const translated = useMemo<ToastContextValue>(
    () => ({ ...toast, push: (params) => toast.push(inSpanish(params)) }),
    [toast],
  );
  const Toasts: Context<ToastContextValue | null> = Reflect.get(globalThis, CONTEXT);
  return <Toasts.Provider value={translated}>{children}</Toasts.Provider>;
}

function inSpanish({ title, description, ...others }: ToastParams): ToastParams {
  return { ...others, title: translate(title), description: translate(description) };
}

function translate(text: ReactNode): ReactNode {
  if (typeof text !== "string") return text;
  const [english, spanish] = SPANISH.find(([pattern]) => pattern.test(text)) ?? [];
  return english && spanish ? text.replace(english, spanish) : text;
}
