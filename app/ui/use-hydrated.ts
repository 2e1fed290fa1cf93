import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Whether the page is hydrated. False on the server and in the first render, which must match the server's HTML. True at once in what is
 * first rendered later.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
