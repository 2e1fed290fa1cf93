import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeviceTile } from "#app/accessories/device-card.tsx";
import flipCards from "#app/accessories/flip-cards.css?url";
import { CATALOGUE } from "#app/accessories/queries.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { KitOffer } from "#app/kits/page/kit-offer.tsx";
import { KIT_BY_SLUG } from "#app/kits/queries.ts";
import { requireDocument } from "#app/sanity/client.server.ts";
import { ButtonExamples } from "#app/ui/gallery/button-examples.tsx";
import { ContentExamples } from "#app/ui/gallery/content-examples.tsx";
import { FieldExamples, MessageExamples } from "#app/ui/gallery/form-examples.tsx";
import { samples } from "#app/ui/gallery/gallery-group.tsx";

/** The gallery of components, each in all of its states. Not in production. */
export async function loader({ request, context: { content, isProduction } }: LoaderFunctionArgs) {
  if (isProduction) throw new Response(null, { status: 404 });
  const locale = requestLocale(request);
  const [kit, catalogue] = await Promise.all([
    content.fetch(KIT_BY_SLUG, { isBusiness: false, slug: "pisos" }),
    content.fetch(CATALOGUE),
  ]);
  return {
    kit: localize(requireDocument(kit, "the kit 'pisos'"), locale),
    devices: localize(catalogue.base, locale),
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: flipCards }];

export const meta: MetaFunction = () => [{ title: "UI" }, { name: "robots", content: "noindex" }];

export default function Gallery() {
  const { kit, devices } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="pb-section">
      <h1 className="contained pt-12 text-title">{samples.title}</h1>
      <ButtonExamples />
      <FieldExamples />
      <MessageExamples />
      <ContentExamples
        image={kit.image}
        priceBox={<KitOffer kit={kit} />}
        slides={devices.map((device) => ({ key: device._id, content: <DeviceTile isSlide device={device} /> }))}
      />
    </main>
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
