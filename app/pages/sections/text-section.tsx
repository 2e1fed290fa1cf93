import { useSite } from "#app/site/use-site.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import type { SectionOf } from "./section-frame.tsx";

/** Running text, and who sells below it where the content asks for that. */
export function TextSection({ section }: { section: SectionOf<"textSection"> }) {
  return (
    <div className="contained pt-10">
      <RichText body={section.body} className="max-w-prose text-lg" />
      {section.showsSeller ? <SellerAddress /> : null}
    </div>
  );
}

/** The seller as on a letter, as far as the settings say it. See docs/rules.md#seller-identity. */
function SellerAddress() {
  const { seller, shopName } = useSite().settings;
  const { legalName, taxNumber, address, registry, email } = seller ?? {};
  const lines = [legalName ?? shopName, taxNumber, address, registry, email].filter((line) => line);
  return (
    <address className="mt-4 text-lg not-italic">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </address>
  );
}
