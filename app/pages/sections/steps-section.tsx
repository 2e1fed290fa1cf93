import { Words } from "#app/i18n/t.tsx";
import type { SectionOf } from "../section.ts";

/** What happens, in order. */
export function StepsSection({ section }: { section: SectionOf<"stepsSection"> }) {
  return (
    <section className="mx-auto max-w-7xl px-4 pt-16 lg:px-8">
      <h2 className="text-3xl sm:text-4xl">
        <Words of={section.title} />
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {section.steps.map(({ _key, title, text }, position) => (
          <li key={_key} className="border-t-4 border-accent pt-4">
            <span aria-hidden="true" className="text-sm font-bold text-accent-ink">
              {position + 1}
            </span>
            <h3 className="text-xl">
              <Words of={title} />
            </h3>
            {text ? (
              <p className="mt-1 text-muted">
                <Words of={text} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
