import { T } from "#app/i18n/t.tsx";
import { NETWORKS, STORES } from "#app/site/social-names.ts";
import { useSite } from "#app/site/use-site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

interface ExternalLink {
  _key: string;
  href: string;
  name: string;
}

/** The brand's social profiles and app stores, where the settings name them. */
export function SocialSection({ section }: { section: SectionOf<"socialSection"> }) {
  const { socialLinks, appLinks } = useSite().settings;
  const { title, text, shows } = section;
  const profiles = (shows === "stores" ? [] : socialLinks).map(
    ({ _key, href, network }): ExternalLink => ({ _key, href, name: NETWORKS[network] }),
  );
  const stores = (shows === "profiles" ? [] : appLinks).map(
    ({ _key, href, store }): ExternalLink => ({ _key, href, name: STORES[store] }),
  );
  if (profiles.length + stores.length === 0) return null;
  return (
    <SectionFrame>
      <SectionHeading title={title} text={text} />
      <div className="mt-6 flex flex-wrap gap-x-16 gap-y-8">
        {profiles.length > 0 ? <Links label="common:social" links={profiles} /> : null}
        {stores.length > 0 ? <Links label="common:apps" links={stores} /> : null}
      </div>
    </SectionFrame>
  );
}

function Links({ label, links }: { label: "common:social" | "common:apps"; links: ExternalLink[] }) {
  return (
    <div>
      <h3 className="text-lg">
        <T k={label} />
      </h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {links.map(({ _key, href, name }) => (
          <li key={_key}>
            <a href={href} className={buttonClass("quiet")}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
