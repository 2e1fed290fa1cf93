import type { Cookie } from "@remix-run/node";
import type { ThirdParty } from "./analytics/third-party.ts";
import type { Alarms } from "./backends/alarms.server.ts";
import type { AnswersService } from "./backends/answers.server.ts";
import type { Emails } from "./backends/emails.server.ts";
import type { NodeService } from "./backends/node.server.ts";
import type { Places } from "./backends/places.server.ts";
import type { Sealer } from "./db/seal.server.ts";
import type { Store } from "./db/store.server.ts";
import type { Content, ContentClient } from "./sanity/client.server.ts";
import type { Preview, Previews } from "./sanity/preview.server.ts";

/** Writes structured lines; nothing personal goes in. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What a stranger could ask of the backends without end: a step with personal data, a call-back, a street. */
export type RateLimitedAction = "step" | "callback" | "street";

/** The doors to the outside, opened once at start (docs/decisions/0002). */
export interface Services {
  content: Content;
  previews: Previews;
  alarms: Alarms;
  node: NodeService;
  answers: AnswersService;
  emails: Emails;
  /** The list that the e-mails of sales go to (section 7). */
  contactListId: number;
  places: Places;
  store: Store;
  /** Closes what the store holds for a while and nobody should read there. */
  sealer: Sealer;
  /** Holds the id of the visitor's checkout, signed. */
  checkoutCookie: Cookie;
  /** Holds what the visitor found of use and what not, signed. */
  votesCookie: Cookie;
  /** Holds the ids under which the visitor's answers are kept, signed. */
  answersCookie: Cookie;
  /** How long a call to a backend may take, in milliseconds. */
  backendTimeoutMs: number;
  /** How long after a step a visitor counts as gone, in milliseconds (decisions 14). */
  abandonmentDelayMs: number;
  /** How long after its last change a checkout is kept, in days. */
  personalDataDays: number;
  siteUrl: string;
  /** Whether visitors order here: what serves developers alone is not there. */
  isProduction: boolean;
  /** Whether the site is served over HTTPS, so that cookies can be kept to it. */
  isSecure: boolean;
  /** Where the content's pictures come from. */
  imageOrigin: string;
  thirdParty: ThirdParty;
  log: Log;
}

/** What every loader and action gets: the services, and the content as this request may see it. */
export interface PageContext extends Omit<Services, "content" | "previews"> {
  content: ContentClient;
  /** What is published, whoever looks: an order is never made of drafts. */
  published: ContentClient;
  /** Set when a member of the staff looks at drafts. */
  preview?: Preview;
  /** Whether the visitor's address may ask this once more; counted by it (docs/decisions/0032). */
  checkRateLimit(asked: RateLimitedAction): Promise<boolean>;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends PageContext {}
}
