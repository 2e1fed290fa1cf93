import { Hovercard, HovercardAnchor, HovercardDisclosure, HovercardProvider } from "@ariakit/react/hovercard";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface Props {
  /** What the button shows: 'Qué es el pago único'. */
  label: string;
  children: ReactNode;
}

/**
 * A short explanation behind a button: opens on hover, on focus with Enter, and by a tap; Escape closes it. Without JavaScript
 * the explanation stands in the text, which is why it must be a phrase.
 */
export function Tooltip({ label, children }: Props) {
  return (
    <HovercardProvider showTimeout={150} hideTimeout={250} placement="top">
      <HovercardAnchor
        render={<HovercardDisclosure aria-label={label} />}
        className="inline-flex size-6 items-center justify-center rounded-full align-middle text-brand-700 hover:bg-brand-100 noscript:hidden"
      >
        <Icon name="info" size={18} />
      </HovercardAnchor>
      <Hovercard
        aria-label={label}
        // Outside the sentence that it explains: a paragraph holds no boxes.
        portal
        unmountOnHide
        gutter={8}
        className="z-50 max-w-72 rounded-md bg-brand-900 px-4 py-3 text-sm text-white shadow-card"
      >
        {children}
      </Hovercard>
      <span className="hidden text-muted noscript:inline"> ({children})</span>
    </HovercardProvider>
  );
}
