import type { ReactNode } from "react";
import { SectionFrame } from "./section-frame.tsx";

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** Beside the text and its button. Without one the button is beside the text. */
  picture?: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** A section that says one thing and has one button. */
export function Panel({ title, text, picture, children }: Props) {
  const words = (
    <div>
      <h2 className="text-2xl">{title}</h2>
      {text ? <p className="mt-2 max-w-prose text-muted">{text}</p> : null}
      {picture ? <div className="mt-4">{children}</div> : null}
    </div>
  );
  return (
    <SectionFrame>
      <div
        className={`panel flex gap-5 rounded-lg bg-tint p-6 lg:p-8 ${
          picture
            ? "items-center justify-between"
            : "flex-col items-start md:flex-row md:items-center md:justify-between"
        }`}
      >
        {words}
        {picture ?? children}
      </div>
    </SectionFrame>
  );
}
