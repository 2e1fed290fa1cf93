import type { Localized } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import type { IconText } from "#app/sanity/sanity.generated.ts";
import { Icon } from "./icon.tsx";

/** A feature of the content. Its text is optional. */
type Feature = { _key: string } & Pick<Localized<IconText>, "icon" | "title"> & {
    text?: Localized<IconText>["text"];
  };

interface Props {
  features: Feature[];
  level?: 3 | 4;
  className?: string;
}

export function FeatureList({ features, level = 3, className = "" }: Props) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <ul className={`features ${className}`}>
      {features.map(({ _key, icon, title, text }) => (
        <li key={_key}>
          <span className="round-icon">
            <Icon name={icon} />
          </span>
          <div className={text ? undefined : "self-center"}>
            <ContentText as={Heading} of={title} />
            {text ? <ContentText as="p" of={text} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
