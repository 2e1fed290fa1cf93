import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ICON_NAMES, type IconName } from "#app/ui/icons/icon-names.ts";
import { TextLink } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import { Example, GalleryGroup, Row, samples } from "./gallery-group.tsx";

const VARIANTS = ["accent", "quiet"] as const;

/** Type, buttons, links, badges, icons and amounts. */
export function ButtonExamples() {
  return (
    <GalleryGroup title="Type, buttons, links">
      <Example name="type">
        <p className="text-display font-bold">Display</p>
        <p className="text-title font-bold">Title</p>
        <p className="text-heading font-bold">Heading</p>
        <p className="text-lead text-muted">{samples.sentence}</p>
        <p>{samples.sentence}</p>
        <p className="text-sm text-muted">{samples.sentence}</p>
      </Example>
      <Example name="button">
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} type="button" variant={variant}>
              {samples.want}
            </Button>
          ))}
          <Button type="button" disabled>
            {samples.want}
          </Button>
          <Button type="button" variant="accent" isBusy>
            {samples.sending}
          </Button>
          <ButtonLink to="#" variant="quiet">
            <Icon name="phone" size={18} />
            {samples.more}
          </ButtonLink>
          <span className="rounded-lg bg-brand-900 p-3">
            <Button type="button" variant="light">
              {samples.want}
            </Button>
          </span>
        </Row>
      </Example>
      <Example name="link">
        <Row>
          <p>
            {samples.sentence} <TextLink to="#">{samples.link}</TextLink>
          </p>
          <TextLink to="#" variant="standalone">
            {samples.more}
            <Icon name="next" size={18} />
          </TextLink>
        </Row>
      </Example>
      <Example name="badge">
        <Row>
          <Badge variant="accent">{samples.month}</Badge>
          <Badge>{samples.month}</Badge>
          <Badge variant="success">{samples.open}</Badge>
          <Badge variant="quiet">{samples.open}</Badge>
        </Row>
      </Example>
      <Example name="price">
        <div className="flex flex-wrap items-end gap-8">
          <Price cents={3590} unit="/mes" size="large" />
          <Price cents={1990} unit="/mes" />
          <Price cents={320} size="small" />
        </div>
      </Example>
      <Example name="icon">
        <ul className="flex flex-wrap gap-4 text-brand-700">
          {ICON_NAMES.map((name: IconName) => (
            <li key={name}>
              <Icon name={name} />
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ul>
      </Example>
    </GalleryGroup>
  );
}
