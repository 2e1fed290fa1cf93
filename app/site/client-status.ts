/** Whether a visitor is a client of the operator. Clients are the default. See docs/rules.md#client-status. */
export const CLIENT_STATUSES = ["CLIENT", "NOT_CLIENT"] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const CLIENT_STATUS_COOKIE = "client_status";

/** Reads the search parameter `client=true` or `client=false`; undefined without it. */
export function parseClientStatus(searchParams: URLSearchParams): ClientStatus | undefined {
  const value = searchParams.get("client");
  if (value === "false") return "NOT_CLIENT";
  if (value === "true") return "CLIENT";
  return undefined;
}
