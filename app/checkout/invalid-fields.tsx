import { useEffect } from "react";
import { T } from "#app/i18n/t.tsx";
import type { InvalidField } from "./use-step-form.ts";

/**
 * Links to the fields with errors, when there are more than one; their messages stand at the fields. The first field has the focus, so
 * screen readers tell of the list after it (docs/rules.md#form-validation).
 */
export function InvalidFields({ fields }: { fields: InvalidField[] }) {
  const isShown = fields.length > 1;
  useEffect(() => {
    // The list moves the field down. On a low screen, as at 400 % zoom, it would leave it.
    if (isShown) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return (
    <div role="status" className="empty:sr-only">
      {isShown ? (
        <div className="rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 text-danger">
          <p className="font-medium">
            <T k="checkout:reviewFields" />
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {fields.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    // As the link does, without an entry in the history, which is that of the steps.
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                  className="inline-block py-1 underline underline-offset-4 field-name"
                >
                  <T k={label} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
