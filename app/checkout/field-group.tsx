import type { ReactNode } from "react";
import { FormGrid } from "#app/ui/field-frame.tsx";

interface Props {
  title: ReactNode;
  /** For a group in another one: a small title, and no line below it. */
  isInner?: boolean;
  children: ReactNode;
}

/** Fields that belong together, with a title that screen readers say at the first of them. */
export function FieldGroup({ title, isInner = false, children }: Props) {
  return (
    <fieldset className="col-span-12 min-w-0">
      <legend
        className={isInner ? "mb-2 text-muted" : "mb-4 w-full border-b border-line pb-2 text-lg leading-snug font-bold"}
      >
        {title}
      </legend>
      <FormGrid>{children}</FormGrid>
    </fieldset>
  );
}
