import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageParts } from "./ui/part.tsx";
import { changedFields, isControl, readInput, repeatFocusAndHover } from "./ui/repeat-input.ts";

/**
 * Waits for all that the page needs before React hydrates it. While React waits within hydration, a key or a click ends it with an
 * error (React's error 345).
 */
async function hydrate(): Promise<void> {
  await decodeData();
  await loadParts();
  window.earlyInput?.stop();
  document.querySelector('script[type="speculationrules"]')?.remove();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page />
      </StrictMode>,
    );
  });
}

/**
 * Repeats what the visitor did before hydration, so that nothing of it is lost. It is read when React begins to answer: what is done
 * between then and the repetition React knows already.
 */
function Page() {
  const early = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    early.current = readEarlyInput();
  }, []);
  useEffect(() => {
    // React may run effects within a click, and would reset the field to its former state at the end of it.
    queueMicrotask(() => {
      for (const repeat of early.current.splice(0)) repeat();
      repeatFocusAndHover();
    });
  }, []);
  return <RemixBrowser />;
}

function readEarlyInput(): (() => void)[] {
  const recorded = window.earlyInput?.controls.splice(0) ?? [];
  const others = changedFields().filter((field) => !recorded.includes(field));
  return [...recorded, ...others]
    .filter((control) => control.isConnected)
    .filter(isControl)
    .map(readInput);
}

/** A stream of Remix's format that holds nothing. */
const EMPTY_STREAM = "[{}]\n";

/**
 * Hands the page's data over to Remix (`entry.server.tsx`). Remix decodes its own format the first time that it renders, and throws the
 * promise for it.
 */
async function decodeData(): Promise<void> {
  // A touch or the Studio can start this code while the page is still arriving. The data is at its end.
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  const json = textOf("loader-data");
  window.__remixContext.stream = new Response(textOf("loader-stream") ?? EMPTY_STREAM).body ?? undefined;
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
  if (json) window.__remixContext.state = JSON.parse(json);
}

const textOf = (id: string) => document.getElementById(id)?.textContent;

async function loadParts(): Promise<void> {
  const { loaderData } = window.__remixContext.state;
  const url = new URL(window.location.href);
  await Promise.all(
    Object.entries(window.__remixRouteModules).map(([id, route]) => {
      const data: unknown = loaderData?.[id];
      return data && hasParts(route?.handle) ? route.handle.loadParts(data, url) : undefined;
    }),
  );
}

function hasParts(handle: unknown): handle is PageParts<unknown> {
  return typeof handle === "object" && handle !== null && "loadParts" in handle;
}

void hydrate();
