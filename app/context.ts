import type { Cookie } from "@remix-run/node";
import type { i18n } from "i18next";
import type { Alarms } from "./backends/alarms.server.ts";
import type { Emails } from "./backends/emails.server.ts";
import type { LeadService } from "./backends/leads.server.ts";
import type { Places } from "./backends/places.server.ts";
import type { AnswersService } from "./backends/recorded-answers.server.ts";
import type { Sealer } from "./db/seal.server.ts";
import type { Store } from "./db/store.server.ts";
import type { ContentClient } from "./sanity/client.server.ts";
import type { Content } from "./sanity/content.server.ts";
import type { Preview, Previews } from "./sanity/preview.server.ts";

/** A structured log. Neither fields nor messages may contain personal data. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** See docs/rules.md#request-limits. */
export type RateLimitedAction =
  | "form"
  | "step"
  | "promotion"
  | "street"
  | "callback"
  | "withdrawal"
  | "vote"
  | "answers"
  | "secret";

/** The third-party scripts that the settings name; none by default (docs/rules.md#third-party-scripts). */
export interface ThirdParty {
  callWidgetUrl?: string | undefined;
  gtmContainerId?: string | undefined;
}

/** Clients, database and settings of the process, created at start (docs/decisions/0002). */
export interface Services {
  content: Content;
  previews: Previews;
  alarms: Alarms;
  node: LeadService;
  answers: AnswersService;
  emails: Emails;
  /** Contact list of sale e-mails (docs/rules.md#marketing-email). */
  contactListId: number;
  places: Places;
  /** `seenBy`: the variants of experiments that a visitor has seen, by his `Cookie` header; empty without one (docs/decisions/0082). */
  experiments: { seenBy(cookieHeader: string | null): string };
  store: Store;
  /** Encrypts document numbers and orders for the database. */
  sealer: Sealer;
  checkoutCookie: Cookie;
  withdrawalCookie: Cookie;
  /** Signed cookie with the visitor's feedback votes, so that a second vote on a subject replaces the first. */
  votesCookie: Cookie;
  /** Signed cookie with the ids of the visitor's saved quiz and questionnaire answers. The browser may replace only these. */
  answersCookie: Cookie;
  backendTimeoutMs: number;
  /** Delay after a step before its visitor counts as a lead, in milliseconds (docs/rules.md#abandonment-delay). */
  abandonmentDelayMs: number;
  /** Days after its last change until a checkout is deleted (docs/rules.md#personal-data). */
  personalDataDays: number;
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Hides pages for developers. */
  isProduction: boolean;
  /** Whether the site is served over HTTPS. */
  isSecure: boolean;
  thirdParty: ThirdParty;
  log: Log;
}

export interface PageContext extends Omit<Services, "content" | "previews"> {
  /** Published content, or drafts in a preview. */
  content: ContentClient;
  /** Published content, also in a preview: orders are never priced from drafts. */
  published: ContentClient;
  preview?: Preview;
  /** The limits on requests of the visitor's IP address and checkout. */
  rateLimits: {
    /** Counts a request before it is handled. Returns the seconds to wait, 0 within the limits. */
    count(action: RateLimitedAction, checkoutId?: string): Promise<number>;
    /** Takes back what was counted, of a request within the limits that turned out not to be one of the limited kind. */
    giveBack(action: RateLimitedAction, checkoutId?: string): Promise<void>;
  };
  /** The limits on what the visitor's IP address adds to the counts of the funnel (docs/rules.md#funnel-counts). */
  counting: {
    /** Counts something that the visitor did. Returns whether it may still be added to the counts. */
    allows(): boolean;
    /** The campaign of a URL, as it is counted. */
    campaignOf(query: URLSearchParams): string;
  };
  /** The interface texts of the page, set by the root loader for its rendering. */
  i18n?: i18n;
  /** Whether the page goes into the page cache, and from there to every visitor with its language and client status. */
  isForPageCache: boolean;
  /** The Content-Security-Policy of a page. `scripts`: the texts of the inline scripts that it may run. */
  contentSecurityPolicy(scripts: readonly string[]): string;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends PageContext {}
}
