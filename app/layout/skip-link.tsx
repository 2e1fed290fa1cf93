import { T } from "#app/i18n/t.tsx";

/** The first stop of the Tab key: past the menus to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute left-4 top-2 z-50 -translate-y-20 rounded-full bg-white px-5 py-3 font-semibold text-brand-700 shadow-card focus:translate-y-0"
    >
      <T k="common:skip" />
    </a>
  );
}
