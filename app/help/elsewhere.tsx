import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, Words } from "#app/i18n/t.tsx";
import { Link } from "#app/ui/link.tsx";
import type { HelpView } from "./help-view.ts";

/**
 * The way to a question of another tab for whom comes by '/ayuda#question': the browser shows the one that the address names, and
 * with JavaScript follows it at once.
 */
export function Elsewhere({ entries }: { entries: HelpView["elsewhere"] }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const named = entries.find(({ slug }) => hash === `#${slug}`);
  const path = named && localePath(locale, named.path);
  useEffect(() => {
    if (path) navigate(path, { replace: true });
  }, [path, navigate]);
  return entries.map(({ slug, title, path }) => (
    <p key={slug} id={slug} className="mt-8 hidden rounded-md bg-brand-100 px-5 py-4 target:block">
      <T k="help:elsewhere" />{" "}
      <Link to={localePath(locale, path)} className="font-semibold text-brand-700 underline underline-offset-4">
        <Words of={title} />
      </Link>
    </p>
  ));
}
