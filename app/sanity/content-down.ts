const NAME = "ContentDownError";

/** Sanity is down and there is no copy of the content. The outage is in the log already. */
export class ContentDownError extends Error {
  constructor(cause: unknown) {
    super("Sanity is down, and there is no copy of this content", { cause });
    this.name = NAME;
  }
}

/** By name, because the server and the build of the pages have a class each. */
export function isContentDown(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}
