import type { ReactNode } from "react";
import { CallMeLink } from "#app/callback/callback-links.tsx";
import { T } from "#app/i18n/t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface Props {
  /** The page of the kits. */
  to: string;
  /** The link to the first question. */
  restart: ReactNode;
}

/** Shown when the answers lead to no kit, or to a kit that is no longer in the content: what the visitor can do next. */
export function NoKit({ to, restart }: Props) {
  return (
    <div className="mt-6 max-w-prose space-y-4 rounded-lg bg-white p-5 shadow-card sm:p-8">
      <span className="round-icon size-12">
        <Icon name="search" />
      </span>
      <h3 className="text-2xl">
        <T k="quiz:noKitTitle" />
      </h3>
      <p className="text-lg text-muted">
        <T k="quiz:noKit" />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={to}>
          <T k="quiz:pickKit" />
        </ButtonLink>
        <CallMeLink />
      </div>
      {restart}
    </div>
  );
}
