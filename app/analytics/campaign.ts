import { type LinkProps, parsePath } from "@remix-run/react";

type To = LinkProps["to"];

/** Its key in the browser's `sessionStorage` (decisions 19). */
export const CAMPAIGN_KEY = "utm";

/** The parameter that links keep (section 2). */
export const CAMPAIGN_ID = "utm_id";

/** The campaign that brought a visitor: the `utm_*` parameters of the address by which he came. */
export type Campaign = Partial<Record<string, string>>;

/** Reads what was stored; whatever is not a set of texts is no campaign. */
export function campaignOf(stored: string | null): Campaign {
  return Object.fromEntries(Object.entries(parsed(stored)).filter(isParameter));
}

/**
 * The campaign once a visitor is at an address: the address's own in place of the one before, none of which would be true of it.
 * The id that our own links keep is no new campaign.
 */
export function campaignAt(search: string, before: Campaign): Campaign {
  const named = Object.fromEntries([...new URLSearchParams(search)].filter(isParameter));
  const [name, ...others] = Object.keys(named);
  const isKept = name === CAMPAIGN_ID && others.length === 0 && named[name] === before[name];
  return name === undefined || isKept ? before : named;
}

/** An address with a campaign's id, if it is one of the site; what names an id of its own keeps it. */
export function withCampaign(to: To, id: string | undefined): To {
  if (id === undefined || isElsewhere(to)) return to;
  const path = typeof to === "string" ? parsePath(to) : to;
  const query = new URLSearchParams(path.search);
  if (!query.has(CAMPAIGN_ID)) query.set(CAMPAIGN_ID, id);
  return { ...path, search: `?${query}` };
}

/** A query without its campaign: a page's HTML holds none, so that it is the same for all and can be cached. */
export function withoutCampaign(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !isName(name)));
}

/** Another site's address, or a telephone number. */
const isElsewhere = (to: To): boolean => typeof to === "string" && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

const isName = (name: string): boolean => /^utm_\w+$/.test(name);

function isParameter(entry: [name: string, value: unknown]): entry is [string, string] {
  const [name, value] = entry;
  return isName(name) && typeof value === "string" && value !== "";
}

function parsed(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? "");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
