import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import { NETWORKS, STORES } from "#app/site/social-names.ts";
import { useSite } from "#app/site/use-site.ts";

/** The brand's app in the stores, and the brand on social networks; each part only where the content has it. */
export function ElsewhereLinks() {
  const { settings } = useSite();
  const apps = (settings.appLinks ?? []).map(({ _key, store, href }) => ({ key: _key, name: STORES[store], href }));
  const profiles = (settings.socialLinks ?? []).map(({ _key, network, href }) => ({
    key: _key,
    name: NETWORKS[network],
    href,
  }));
  return (
    <div className="flex flex-wrap gap-x-14 gap-y-6">
      <Group title={<T k="common:apps" />} links={apps} />
      <Group title={<T k="common:social" />} links={profiles} />
    </div>
  );
}

interface GroupProps {
  title: ReactNode;
  links: { key: string; name: string; href: string }[];
}

function Group({ title, links }: GroupProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ key, name, href }) => (
          <li key={key}>
            <a
              href={href}
              rel="noopener"
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-semibold hover:border-brand-700 hover:text-brand-700"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
