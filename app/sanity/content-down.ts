const NAME = "ContentDownError";

/** Sanity is down and there is no copy of the content. The outage was logged before. */
export class ContentDownError extends Error {
  constructor(cause: unknown) {
    super("Sanity is down, and there is no copy of this content", { cause });
    this.name = NAME;
  }
}

/** Compares names, because the server and the build of the pages each have their own class. */
export function isContentDown(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}
