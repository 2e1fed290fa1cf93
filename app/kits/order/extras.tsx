import { useSearchParams } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import type { OrderExtra } from "#app/kits/queries.ts";
import { type Cents, formatEuros, toCents, withIvaOf } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { type Extras, parseExtras } from "./checkout-path.ts";

interface ChosenExtras {
  extras: Extras;
  choose: (change: Partial<Extras>) => void;
  /** Ref of the form with the checkboxes `camara` and `boton_panico`. */
  form: RefObject<HTMLFormElement>;
}

/**
 * The extras that are chosen in a form. The server renders the kit's defaults, so that the page can be cached. After hydration the
 * URL decides ('?camara=true'), otherwise the checkboxes, which the visitor may have clicked before hydration.
 *
 * @param isInUrl whether the page cache keeps the page for each choice of extras in the URL (`EXTRAS_SEARCH`). Then the server renders the
 * choice too.
 */
export function useExtras(defaults: Extras, isInUrl = false): ChosenExtras {
  const form = useRef<HTMLFormElement>(null);
  const [searchParams] = useSearchParams();
  const [extras, setExtras] = useState(() => (isInUrl ? parseExtras(searchParams, defaults) : defaults));
  // Another change of the URL, such as of the territory, must not undo what the visitor chose since.
  const urlCamera = searchParams.get("camara");
  const urlPanicButton = searchParams.get("boton_panico");
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the URL only the extras count, and every kit has a form of its own.
  useEffect(() => {
    const isChecked = (name: string, initial: boolean) => {
      const checkbox = form.current?.elements.namedItem(name);
      return checkbox instanceof HTMLInputElement ? checkbox.checked : initial;
    };
    const current = {
      camera: isChecked("camara", defaults.camera),
      panicButton: isChecked("boton_panico", defaults.panicButton),
    };
    setExtras(parseExtras(searchParams, current));
  }, [urlCamera, urlPanicButton]);
  return { extras, choose: (change) => setExtras((chosen) => ({ ...chosen, ...change })), form };
}

interface KitExtrasProps {
  extras: OrderExtra[];
  /** The ids of the kit's own devices. */
  contained: string[];
  /** Which extras are chosen, and their prices. */
  quote: Quote;
  onChoose: (change: Partial<Extras>) => void;
  /** Why the panic button is recommended, unless the kit contains one. */
  panicButtonNote?: ReactNode;
}

/** The extras of a kit as checkboxes. One that the kit contains is labelled as a second one. See docs/rules.md#kit-extras. */
export function KitExtras({ extras, contained, quote, onChoose: onChange, panicButtonNote }: KitExtrasProps) {
  const [isChanged, setChanged] = useState(false);
  const onChoose = (change: Partial<Extras>) => {
    setChanged(true);
    onChange(change);
  };
  const isContained = ({ device }: OrderExtra) => device !== undefined && contained.includes(device);
  const camera = extras.find(({ extraId }) => extraId === "camara");
  const panicButton = extras.find(({ extraId }) => extraId === "boton_panico");
  return (
    <fieldset className="grid gap-2">
      <legend className="float-left w-full font-bold">
        <T k="kits:extras" />{" "}
        {isWithoutIva(quote) ? (
          <span className="text-sm font-normal text-muted">
            <TaxLabel quote={quote} />
          </span>
        ) : null}
      </legend>
      <ExtraCheckbox
        name="camara"
        monthly={quote.camera.monthly}
        isChosen={quote.camera.chosen}
        onChoose={(camera) => onChoose({ camera })}
        image={camera?.image}
        homePrice={isWithoutIva(quote) ? camera?.homePrice : undefined}
        note={camera ? <ExtraNote extra={camera} isContained={isContained(camera)} /> : null}
      >
        {camera ? <ContentText of={camera.name} /> : <T k="kits:addCamera" />}
      </ExtraCheckbox>
      {panicButton ? (
        <ExtraCheckbox
          name="boton_panico"
          monthly={quote.panicButton.monthly}
          isChosen={quote.panicButton.chosen}
          onChoose={(panicButton) => onChoose({ panicButton })}
          image={panicButton.image}
          homePrice={isWithoutIva(quote) ? panicButton.homePrice : undefined}
          note={
            <>
              {isContained(panicButton) ? null : panicButtonNote}
              <ExtraNote extra={panicButton} isContained={isContained(panicButton)} />
            </>
          }
        >
          <ContentText of={panicButton.name} />
        </ExtraCheckbox>
      ) : null}
      <p role="status" className="sr-only">
        {isChanged ? <OwnTotal quote={quote} /> : null}
      </p>
    </fieldset>
  );
}

/** What the kit costs with the extras, which screen readers say once one is chosen: 'Total de 24 meses: 1023,30 €'. */
function OwnTotal({ quote }: { quote: Quote }) {
  const { months, total } = costOverMonths(quote, useSite().clientStatus);
  return <T k="kits:otherTotal" values={{ months, total: formatEuros(total) }} />;
}

interface NoteProps {
  extra: OrderExtra;
  isContained: boolean;
}

/** What an extra is and needs, shown once it is chosen, and whether the kit already contains one. */
function ExtraNote({ extra: { description }, isContained }: NoteProps) {
  return (
    <>
      {description ? (
        <ContentText as="span" className="when-chosen w-full text-sm text-muted" of={description} />
      ) : null}
      {isContained ? (
        <T as="span" className="w-full text-sm font-semibold text-accent-ink" k="kits:anotherOne" />
      ) : null}
    </>
  );
}

interface ExtraProps {
  /** The field name, which is also the checkout's search parameter. */
  name: "camara" | "boton_panico";
  /** Cents a month on top of the kit. */
  monthly: Cents;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Beside a price without IVA, which is then shown with it too: euros a month of the same extra for a home. */
  homePrice?: number | null | undefined;
  image?: PictureSource | undefined;
  note?: ReactNode;
  children: ReactNode;
}

/** Checkbox for an optional extra, with its price in one line. The whole row is the tap target. */
function ExtraCheckbox({ name, monthly, homePrice, isChosen, onChoose, image, note, children }: ExtraProps) {
  const { t } = useTranslation();
  return (
    <label className="option gap-2 border px-3 py-2">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      {image ? (
        <Picture image={image} decorative slot="thumbnail" sizes="" className="size-11 shrink-0 rounded-lg bg-tint" />
      ) : null}
      <span className="flex grow flex-wrap items-center justify-between gap-x-2 leading-snug">
        <b>{children}</b>
        <span className="whitespace-nowrap text-sm tabular">
          {`+${formatEuros(monthly)}${t("kits:perMonth")}`}
          {homePrice ? (
            <>
              {" "}
              <T k="kits:withIva" values={{ price: formatEuros(withIvaOf(monthly, toCents(homePrice))) }} />
            </>
          ) : null}
        </span>
        {note}
      </span>
    </label>
  );
}

interface PriceSumProps {
  kit: LocalizedText;
  names: { camera?: LocalizedText | undefined; panicButton?: LocalizedText | undefined };
  quote: Quote;
}

/** What a monthly price is made of: 'Kit Piso 35,90 € + Cámara HD 3,20 €', with one extra or two. */
export function PriceSum({ kit, names, quote }: PriceSumProps) {
  const { clientStatus } = useSite();
  const { monthly, introPrice, camera, panicButton } = calculateBill(quote, clientStatus);
  const parts = [
    { name: names.camera, cents: camera },
    { name: names.panicButton, cents: panicButton },
  ];
  const ofKit = (introPrice?.monthly ?? monthly) - (camera ?? 0) - (panicButton ?? 0);
  return (
    <>
      <ContentText of={kit} /> <span className="whitespace-nowrap">{formatEuros(ofKit)}</span>
      {parts.map(({ name, cents }) =>
        name && cents !== undefined ? (
          <span key={textOf(name)}>
            {" + "}
            <ContentText of={name} /> <span className="whitespace-nowrap">{formatEuros(cents)}</span>
          </span>
        ) : null,
      )}
    </>
  );
}
