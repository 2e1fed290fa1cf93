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
