import { Words } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SectionOf } from "../section.ts";

/** Who installs and watches. */
export function GuaranteeSection({ section }: { section: SectionOf<"guaranteeSection"> }) {
  return (
    <section className="mx-auto max-w-7xl px-4 pt-16 lg:px-8">
      <div className="flex flex-col gap-6 rounded-lg bg-brand-900 p-8 text-white sm:flex-row sm:items-center sm:gap-8 lg:p-12">
        <span className="flex size-18 shrink-0 items-center justify-center rounded-full bg-accent text-ink">
          <Icon name="shield" size={36} />
        </span>
        <div>
          <h2 className="text-2xl sm:text-3xl">
            <Words of={section.title} />
          </h2>
          <p className="mt-3 max-w-prose text-lg text-brand-100">
            <Words of={section.text} />
          </p>
        </div>
      </div>
    </section>
  );
}
