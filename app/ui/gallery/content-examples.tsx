import type { ComponentProps, ReactNode } from "react";
import { AccordionEntry } from "#app/ui/accordion.tsx";
import { Card } from "#app/ui/card.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { FlipCard } from "#app/ui/flip-card.tsx";
import { ModalLink } from "#app/ui/modal-link.tsx";
import { Picture, type PictureContent } from "#app/ui/picture.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Example, GalleryGroup, samples } from "./gallery-group.tsx";

interface Props {
  image: PictureContent;
  priceBox: ReactNode;
  slides: ComponentProps<typeof Carousel>["slides"];
}

/** Cards, pictures, carousel, accordion, tabs, table and dialog. */
export function ContentExamples({ image, priceBox, slides }: Props) {
  return (
    <GalleryGroup title="Content">
      <Example name="card">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {(["raised", "outlined", "tint", "accent"] as const).map((variant) => (
            <Card key={variant} as="div" variant={variant} className="p-6">
              <p className="text-xl font-bold">{samples.kit}</p>
              <p className="text-muted">{samples.sentence}</p>
            </Card>
          ))}
        </div>
      </Example>
      <Example name="flip-card">
        <div className="flex max-w-md">
          <FlipCard
            front={
              <>
                <div className="picture-box">
                  <Picture image={image} slot="card" sizes="400px" />
                </div>
                <h4 className="p-6 text-xl font-bold">{samples.kit}</h4>
              </>
            }
            back={<p>{samples.sentence}</p>}
            turn={{ over: samples.turn, back: samples.turnBack, name: samples.kit }}
          />
        </div>
      </Example>
      <Example name="picture">
        <div className="max-w-md">
          <Picture image={image} slot="card" sizes="400px" className="aspect-[4/3] w-full rounded-lg bg-tint p-4" />
        </div>
      </Example>
      <Example name="price-box">
        <div className="max-w-md">{priceBox}</div>
      </Example>
      <Example name="carousel">
        <Carousel
          heading={<p className="text-xl font-bold">{samples.kit}</p>}
          labels={{ previous: samples.previous, next: samples.next }}
          slides={slides}
        />
      </Example>
      <Example name="accordion">
        <div className="border-t border-line">
          {[samples.question, samples.otherQuestion].map((question, position) => (
            <AccordionEntry
              key={question}
              group="examples"
              id={`example-${position}`}
              title={<h3>{question}</h3>}
              isOpen={position === 0}
            >
              {samples.sentence}
            </AccordionEntry>
          ))}
        </div>
      </Example>
      <Example name="tabs">
        <Tabs
          label={samples.who}
          tabs={[
            { id: "client", title: samples.client, content: samples.sentence },
            { id: "other", title: samples.notClient, content: samples.nameHint },
          ]}
        />
      </Example>
      <Example name="table">
        <p id="example-table" className="mb-2 font-bold">
          {samples.price}
        </p>
        <Table labelledBy="example-table">
          <thead>
            <tr className="border-b border-line">
              <th scope="col">{samples.kit}</th>
              <th scope="col">{samples.price}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Piso</th>
              <td>35,90 €</td>
            </tr>
          </tbody>
        </Table>
      </Example>
      <Example name="modal">
        <ModalLink
          to="/contacto"
          name="example"
          title={samples.kit}
          closeLabel={samples.close}
          label={samples.more}
          variant="quiet"
        >
          <p>{samples.sentence}</p>
        </ModalLink>
      </Example>
    </GalleryGroup>
  );
}
