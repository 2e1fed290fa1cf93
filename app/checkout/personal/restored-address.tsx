import type { StepRejection } from "#app/checkout/step-rejection.ts";
import { T } from "#app/i18n/t.tsx";

/** An address that was typed before the session was lost. The form sends it along, so that it is not typed twice (docs/decisions/0065). */
export function RestoredAddress({ rejection }: { rejection: StepRejection | undefined }) {
  const values = Object.entries(rejection?.restoredAddress ?? rejection?.reply.initialValue?.address ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  if (values.length === 0) return null;
  return (
    <>
      <p className="col-span-12 rounded-md bg-brand-50 px-4 py-3">
        <T k="checkout:addressKept" />
      </p>
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={`address.${name}`} value={value} />
      ))}
    </>
  );
}
