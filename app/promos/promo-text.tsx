import { ContentText } from "#app/i18n/t.tsx";
import type { BannerPromo } from "./promo.ts";

/** The text of a promo in one paragraph, with what the opening of the promotions page says smaller, below its example. */
export function PromoText({ promo: { text, aside } }: { promo: Pick<BannerPromo, "text" | "aside"> }) {
  return (
    <>
      <ContentText of={text} />
      {aside ? (
        <>
          {" "}
          <ContentText of={aside} />
        </>
      ) : null}
    </>
  );
}
