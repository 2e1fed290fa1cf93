import { Words } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SectionOf } from "../section.ts";

/** A strip of reasons, each with an icon. */
export function ReasonsSection({ section }: { section: SectionOf<"reasonsSection"> }) {
  return (
    <section className="mx-auto max-w-7xl px-4 pt-16 lg:px-8">
      <h2 className="text-3xl sm:text-4xl">
        <Words of={section.title} />
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {section.reasons.map(({ _key, icon, title, text }) => (
          <li key={_key} className="flex gap-4">
            <span className="flex size-13 shrink-0 items-center justify-center rounded-full bg-brand-100 text-brand-700">
              <Icon name={icon} size={26} />
            </span>
            <div>
              <h3 className="text-xl">
                <Words of={title} />
              </h3>
              {text ? (
                <p className="mt-1 text-muted">
                  <Words of={text} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
