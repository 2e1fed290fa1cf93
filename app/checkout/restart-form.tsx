import { Form } from "@remix-run/react";
import { T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Says that the order waits for the visitor, and lets him begin anew: then all of it is forgotten. */
export function RestartForm({ xsrf, keptDays }: { xsrf: string; keptDays: number }) {
  return (
    <Form method="post" action="?" className="mt-2 flex flex-wrap items-center gap-x-4 text-muted">
      <T k="checkout:kept" values={{ days: keptDays }} />
      <input type="hidden" name="_xsrf" value={xsrf} />
      <button
        type="submit"
        name="intent"
        value="restart"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-700 underline-offset-4 hover:underline"
      >
        <Icon name="turn" size={16} />
        <T k="checkout:restart" />
      </button>
    </Form>
  );
}
