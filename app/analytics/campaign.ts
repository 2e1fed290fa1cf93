import { type LinkProps, parsePath } from "@remix-run/react";
import { parseObject } from "./tab-storage.ts";

type To = LinkProps["to"];

/** Search parameter that links keep. See docs/rules.md#campaign-id. */
export const CAMPAIGN_ID = "utm_id";

/** The campaign that brought a visitor: the `utm_*` parameters of the first URL. */
type Campaign = Partial<Record<string, string>>;

/** Parses the stored value. Keeps only `utm_*` parameters whose value is a non-empty string. */
export function parseCampaign(stored: string | null): Campaign {
  return Object.fromEntries(Object.entries(parseObject(stored)).filter(isParameter));
}

/**
 * The campaign after a visit to a URL. A new campaign replaces all parameters of the one before. A URL with only the id, like our
 * own links, is not a new campaign.
 */
export function campaignAt(search: string, before: Campaign): Campaign {
  const named = Object.fromEntries([...new URLSearchParams(search)].filter(isParameter));
  const [name, ...others] = Object.keys(named);
  const isKept = name === CAMPAIGN_ID && others.length === 0 && named[name] === before[name];
  return name === undefined || isKept ? before : named;
}

/** Adds a campaign's id to a link of this site. An id that the link already has stays. */
export function withCampaign(to: To, id: string | undefined): To {
  if (id === undefined || isExternal(to)) return to;
  const path = typeof to === "string" ? parsePath(to) : to;
  const query = new URLSearchParams(path.search);
  if (!query.has(CAMPAIGN_ID)) query.set(CAMPAIGN_ID, id);
  return { ...path, search: `?${query}` };
}

/** Removes the campaign from a query string. The HTML of a page has no campaign, because it is cached for everybody. */
export function withoutCampaign(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !isCampaignParam(name)));
}

/** The pattern of campaign ids. Others, such as an e-mail address, are not counted. */
const COUNTED_ID = /^[\w.~-]{1,40}$/;

/** The campaign's id in a URL, for the counts of the funnel; empty without one (docs/rules.md#funnel-counts). */
export function countedCampaign(query: URLSearchParams): string {
  const id = query.get(CAMPAIGN_ID) ?? "";
  return COUNTED_ID.test(id) ? id : "";
}

const isExternal = (to: To): boolean => typeof to === "string" && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

const isCampaignParam = (name: string): boolean => /^utm_\w+$/.test(name);

function isParameter(entry: [name: string, value: unknown]): entry is [string, string] {
  const [name, value] = entry;
  return isCampaignParam(name) && typeof value === "string" && value !== "";
}
