/** What a visitor declares to be (section 6): a client of the operator, which is the default, or not. */
export const CLIENT_STATUSES = ["CLIENT", "NOT_CLIENT"] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const CLIENT_STATUS_COOKIE = "client_status";

/** Reads `client=false` or `client=true` of a query; undefined when it says neither. */
export function clientStatusOfQuery(query: URLSearchParams): ClientStatus | undefined {
  const value = query.get("client");
  if (value === "false") return "NOT_CLIENT";
  if (value === "true") return "CLIENT";
  return undefined;
}
