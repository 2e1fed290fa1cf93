import { T } from "#app/i18n/t.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { CostLine, FreeServiceLine, IncludedLine } from "./cost-lines.tsx";

/** What is paid once or not at all, the same for all kits. The one-off payment says whom it is for, because both prices are shown. */
export function OnceCosts({ quote: { conditions } }: { quote: Quote }) {
  return (
    <dl className="cost-lines divide-y divide-line text-sm">
      <FreeServiceLine name={<T k="sections:costInstallation" />} regularPrice={conditions.installation} />
      <FreeServiceLine name={<T k="sections:costSignUp" />} regularPrice={conditions.signUp} />
      <IncludedLine name={<T k="sections:costEquipment" />} />
      {conditions.oneOff > 0 ? (
        <CostLine name={<T k="sections:onceNotClients" />}>
          <span className="font-bold">{formatEuros(conditions.oneOff)}</span>
        </CostLine>
      ) : null}
    </dl>
  );
}
