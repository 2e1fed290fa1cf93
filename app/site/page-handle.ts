/**
 * The `handle` of a route whose pages are stored for everybody with the same language and client status (docs/decisions/0042). Pages of
 * routes without it are rendered for each request.
 */
export interface PageHandle {
  stored: {
    /** The search parameters that change the page, with their values. Other values do not change it. */
    search?: Readonly<Record<string, readonly string[]>>;
    /** Search parameters with values that visitors type. A page with one of them is not stored; "any" stands for all parameters. */
    bypassParameters?: readonly string[] | "any";
    /** Set where the content has the pages: a path that it does not name is 404. */
    hasContentPaths?: true;
  };
}
