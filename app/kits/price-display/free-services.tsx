import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { Cents } from "#app/money.ts";
import { PATHS } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { StruckPrice } from "./price-labels.tsx";

interface FreeServicesProps {
  quote: Quote;
  /** Whether it says the whole commitment. Cards of kits say it with its total, and the line below them what being free depends on. */
  saysCommitment?: boolean;
  /** Whether it says the right of withdrawal, and after the commitment what leaving early costs. */
  saysLeaving?: boolean;
}

/** What is free, with its regular price, and the commitment. */
export function FreeServices({ quote, saysCommitment = true, saysLeaving = false }: FreeServicesProps) {
  const { installation, signUp, commitmentMonths: months } = quote.conditions;
  return (
    <ul className={`ticked text-sm ${saysCommitment ? "space-y-1" : "flex flex-wrap gap-x-8 gap-y-1"}`}>
      <FreeService k="kits:freeInstallation" regularPrice={installation} />
      <FreeService k="kits:freeSignUp" regularPrice={signUp} />
      <FreeService k="kits:maintenance" />
      {saysLeaving ? <FreeService k="kits:withdrawal" /> : null}
      {saysCommitment ? (
        <li>
          <Icon name="clock" size={20} className="text-muted" />
          <span>
            <T k="kits:commitment" values={{ months }} />
            {saysLeaving ? (
              <>
                {" "}
                <TextLink path={`${PATHS.terms}#s-cost`}>
                  <T k="kits:leaving" />
                </TextLink>
              </>
            ) : null}
          </span>
        </li>
      ) : (
        <T as="li" className="text-muted" k="kits:ifCompleted" values={{ months }} />
      )}
    </ul>
  );
}

interface FreeServiceProps {
  k: "kits:freeInstallation" | "kits:freeSignUp" | "kits:maintenance" | "kits:withdrawal";
  regularPrice?: Cents;
}

function FreeService({ k, regularPrice }: FreeServiceProps) {
  return (
    <li>
      <Icon name="check" size={16} />
      <span>
        <T k={k} />
        {regularPrice === undefined ? null : (
          <>
            {" "}
            <StruckPrice cents={regularPrice} k="kits:normally" className="text-muted" />
          </>
        )}
      </span>
    </li>
  );
}

/** What something costs, beside its name. In a list with the class `cost-lines`. */
export function CostLine({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
