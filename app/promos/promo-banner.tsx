import { localePath } from "#app/i18n/locale.ts";
import { useLocale, Words } from "#app/i18n/t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoConditions } from "./promo-terms.tsx";

interface Props {
  promo: Promo;
  /** Stands alone, so that it has the whole width. */
  isWide: boolean;
}

/** A promo that asks for attention on a page about something else. */
export function PromoBanner({ promo, isWide }: Props) {
  const locale = useLocale();
  const { title, badge, text, image, link, legal } = promo;
  return (
    <article
      className={`grid gap-x-8 overflow-hidden rounded-lg bg-accent-soft ${isWide ? "items-center" : "content-start"} ${
        isWide && image ? "md:grid-cols-[1.4fr_1fr]" : ""
      }`}
    >
      <div className="flex flex-col items-start gap-4 p-6 sm:p-8 lg:p-10">
        {badge ? (
          <p className="rounded-full bg-accent px-4 py-1 text-sm font-bold">
            <Words of={badge} />
          </p>
        ) : null}
        <h2 className={`text-3xl ${isWide ? "sm:text-4xl" : ""}`}>
          <Words of={title} />
        </h2>
        <p className="max-w-prose text-lg">
          <Words of={text} />
        </p>
        <ButtonLink to={localePath(locale, link.href)}>
          <Words of={link.label} />
          <span className="sr-only">
            {" "}
            <Words of={title} />
          </span>
        </ButtonLink>
        <PromoConditions legal={legal} />
      </div>
      {image ? (
        <Picture
          image={image}
          sizes={
            isWide ? "(min-width: 1320px) 480px, (min-width: 648px) 40vw, 92vw" : "(min-width: 1032px) 600px, 92vw"
          }
          className={`aspect-[3/2] size-full object-contain px-6 ${isWide ? "max-md:pb-6 md:py-6 md:pl-0" : "pb-6"}`}
        />
      ) : null}
    </article>
  );
}
