import type { ReactNode } from "react";
import { report } from "#app/analytics/report.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

interface Props {
  /** The query after this answer. */
  search: string;
  icon: IconName;
  /** What reports call the answer, and where it was given. */
  counted: { choice: string; place: string };
  children: ReactNode;
}

/** An answer, as large as a thumb: leads to the next question. Crawlers need not go through all combinations. */
export function AnswerLink({ search, icon, counted, children }: Props) {
  return (
    <Link
      to={{ search }}
      rel="nofollow"
      onClick={() => report({ event: "quiz_answer", choice: counted.choice, place: counted.place })}
      className="flex h-full min-h-18 items-center gap-4 rounded-md border-2 border-field bg-white px-4 py-3 text-lg font-bold leading-tight transition-colors hover:border-brand-700 hover:bg-brand-50 active:bg-brand-100"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-100 text-brand-700">
        <Icon name={icon} size={24} />
      </span>
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
