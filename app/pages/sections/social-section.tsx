import { T } from "#app/i18n/t.tsx";
import { type SocialLink, useSocialLinks } from "#app/site/use-site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** The brand's social profiles and app stores, where the settings name them. */
export function SocialSection({ section }: { section: SectionOf<"socialSection"> }) {
  const { title, text, shows } = section;
  const links = useSocialLinks();
  const profiles = shows === "stores" ? [] : links.profiles;
  const stores = shows === "profiles" ? [] : links.stores;
  if (profiles.length + stores.length === 0) return null;
  return (
    <SectionFrame>
      <SectionHeading title={title} text={text} />
      <div className="mt-6 flex flex-wrap gap-x-14 gap-y-8">
        {profiles.length > 0 ? (
          <Links label={stores.length > 0 ? "common:social" : undefined} links={profiles} />
        ) : null}
        {stores.length > 0 ? <Links label={profiles.length > 0 ? "common:apps" : undefined} links={stores} /> : null}
      </div>
    </SectionFrame>
  );
}

interface LinksProps {
  /** Without it the section's title names the links. */
  label: "common:social" | "common:apps" | undefined;
  links: SocialLink[];
}

function Links({ label, links }: LinksProps) {
  return (
    <div>
      {label ? <T as="h3" className="mb-3 text-lg" k={label} /> : null}
      <ul className="flex flex-wrap gap-3">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className={buttonClass("quiet")}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
