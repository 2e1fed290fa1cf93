import { type ReactNode, useId } from "react";

/** A group of the gallery: components of one kind, each example under its name. */
export function GalleryGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="contained pt-section">
      <h2 id={id} className="border-b border-line pb-3 text-heading">
        {title}
      </h2>
      <div className="mt-6 space-y-8">{children}</div>
    </section>
  );
}

/** One component with its states side by side. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-example={name}>
      <h3 className="mb-4 text-sm font-normal text-muted">{name}</h3>
      {children}
    </div>
  );
}

/** Examples in a row, which wraps on narrow screens. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}

/** Sample texts of the gallery. No other page shows them. */
export const samples = {
  title: "Sistema de diseño",
  want: "Lo quiero",
  more: "Más info",
  sending: "Enviando…",
  link: "Ver las condiciones",
  name: "Nombre",
  nameHint: "Como aparece en tu documento",
  required: "Este campo es obligatorio",
  phone: "Teléfono",
  docType: "Tipo de documento",
  who: "¿Quién eres?",
  client: "Soy de Yoigo",
  notClient: "No soy de Yoigo",
  consent: "Acepto la política de privacidad",
  street: "Calle",
  sentence: "Un técnico te llama para acordar el día y la hora.",
  question: "¿Qué incluye el kit?",
  otherQuestion: "¿Y si se va la luz?",
  open: "Abierto ahora",
  month: "Promo del mes",
  progress: "Paso 2 de 4",
  close: "Cerrar",
  turn: "Saber Más",
  turnBack: "Volver",
  previous: "Ver anteriores",
  next: "Ver siguientes",
  kit: "Kit",
  price: "Precio al mes",
};
