import { Stopped, showError } from "./problem.mjs";
import { studioFolder } from "./project.mjs";
import { readPorts, usesLocalLake } from "./settings.mjs";
import { FROM_THE_SITE, isStudioReady, NOT_IN_STUDIO, prepareStudio } from "./studio.ts";
import { onChange } from "./watch.ts";

/** The Studio while the site runs: the site does not wait for it, and goes on without it. */
export interface BackgroundStudio {
  /** Whether it is there from the start. */
  isReady: boolean;
  /** Does what is left to do once the site is up. */
  prepare: (stop: AbortSignal) => Promise<void>;
}

/**
 * @param options.watches Whether to build it again after every edit.
 * @returns Undefined when the content is not in the local lake: a hosted project has a Studio of its own.
 */
export async function studioInBackground({ watches }: { watches: boolean }): Promise<BackgroundStudio | undefined> {
  const { sandboxPort } = readPorts();
  if (!sandboxPort || !usesLocalLake(process.env)) return undefined;
  const isReady = await isStudioReady();
  const prepare = async (stop: AbortSignal) => {
    const first = isReady ? Promise.resolve(true) : tryToPrepare(stop);
    // From now on, not from when it is ready: an edit may come meanwhile.
    if (watches) buildOnChange(() => first.then(() => tryToPrepare(stop)), stop);
    if (!isReady && (await first)) console.info(studioLine(sandboxPort));
  };
  return { isReady, prepare };
}

function buildOnChange(work: () => Promise<unknown>, stop: AbortSignal): void {
  const ignored = NOT_IN_STUDIO.map((name) => `${studioFolder}/${name}`);
  onChange(["cms", ...FROM_THE_SITE], ignored, work, stop);
}

export function studioLine(sandboxPort: number): string {
  return `Studio        http://localhost:${sandboxPort}/studio`;
}

/** @returns Whether the Studio is there now. */
async function tryToPrepare(stop: AbortSignal): Promise<boolean> {
  try {
    await prepareStudio(stop);
    return true;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    showError(error);
    console.error("The site goes on without the Studio.");
    return false;
  }
}
