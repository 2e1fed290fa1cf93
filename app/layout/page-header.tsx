import { T } from "#app/i18n/t.tsx";
import { usePageFrame } from "#app/site/page-frame.ts";
import { useSite } from "#app/site/use-site.ts";
import { Header } from "./header.tsx";
import { SpecialHeader } from "./special-header.tsx";

/** The header that the page's layout asks for (section 2, layout groups). */
export function PageHeader() {
  const { layout } = usePageFrame();
  const { navigation } = useSite();
  switch (layout) {
    case "commercial":
    case "noFooter":
      return <SpecialHeader links={navigation.commercialHeader} hasPrices />;
    case "discount":
      return <SpecialHeader links={navigation.discountHeader} note={<T k="common:discountNote" />} hasPrices />;
    case "simplified":
      return <SpecialHeader links={navigation.simplifiedHeader} />;
    default:
      return <Header />;
  }
}
