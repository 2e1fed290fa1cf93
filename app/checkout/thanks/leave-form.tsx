import { Form } from "@remix-run/react";
import { T } from "#app/i18n/t.tsx";
import { Button } from "#app/ui/button.tsx";

/** 'Salir y borrar mis datos de este dispositivo', for who shares it (docs/rules.md#thank-you-page). Loads a new document: none keeps the order. */
export function LeaveForm({ xsrf }: { xsrf: string }) {
  return (
    <Form method="post" reloadDocument onSubmit={clearStorage} className="no-print mt-8 border-t border-line pt-6">
      <input type="hidden" name="_xsrf" value={xsrf} />
      <T as="p" className="mb-3 text-muted" k="thanks:shared" />
      <Button variant="quiet">
        <T k="thanks:leave" />
      </Button>
    </Form>
  );
}

/** The server asks for it too, by a header that older browsers ignore (docs/rules.md#browser-storage). */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to delete.
  }
}
