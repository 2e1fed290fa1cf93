import { createContext, createElement, type ReactNode, useContext, useId } from "react";

/** What pieces of a page may read besides their own content: what the whole site has in common, or what the page has too. */
export type PieceScope = "site" | "page";

/** The pieces of one page, while it is rendered. */
export interface Pieces {
  /** Notes a piece at its place in the page; undefined when its HTML is not kept. */
  add(scope: PieceScope, from: readonly unknown[]): { id: number; isKnown: boolean } | undefined;
}

/** Browsers have none. */
const PiecesContext = createContext<Pieces | undefined>(undefined);

export const PiecesProvider = PiecesContext.Provider;

/** The element in which React hands a piece over to the server. It is never sent. */
export const PIECE_TAG = "kept-html";

interface Props {
  /** Of the component. Another one may have the same place on another page. */
  name: string;
  /** `site`: the children read no other context than the root loader's data. `page`: also the path, the page's texts and its frame. */
  scope: PieceScope;
  /** All else that the children depend on. */
  from?: readonly unknown[];
  children: ReactNode;
}

/**
 * A piece of the page whose HTML the server keeps, so that React renders it once for its content (docs/decisions/0056). In browsers it
 * is its children and nothing more.
 */
export function KeptHtml({ name, scope, from = [], children }: Props) {
  const pieces = useContext(PiecesContext);
  // Stands for the place in the page, on which the ids inside depend. Browsers need it too: it changes those ids.
  const place = useId();
  const piece = pieces?.add(scope, [name, place, ...from]);
  if (!piece) return children;
  // A piece within a piece belongs to it.
  const content = piece.isKnown ? null : <PiecesProvider value={undefined}>{children}</PiecesProvider>;
  return createElement(PIECE_TAG, { id: piece.id }, content);
}
