import { usePageFrame } from "#app/site/page-frame.ts";
import { Footer } from "./footer.tsx";

/** The footer that the page's layout asks for: whole, reduced beside special headers, none on the catalogue to leaf through. */
export function PageFooter() {
  const { layout } = usePageFrame();
  if (layout === "noFooter") return null;
  return <Footer isReduced={layout !== "default"} />;
}
