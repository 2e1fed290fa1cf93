import type { IncomingHttpHeaders } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";
import {
  type Assignment,
  cookieText,
  parseAssignments,
  VARIANTS_COOKIE,
  variantsText,
} from "#app/experiments/variants.ts";
import { isProgram } from "#app/http/automated.server.ts";
import { hostCookieName } from "#app/http/host-cookie.server.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import type { Content } from "#app/sanity/content.server.ts";
import { PREVIEW_COOKIE } from "#app/sanity/preview.server.ts";
import { controlOf, drawVariant } from "./draw-variant.ts";
import { type Experiment, RunningExperiments } from "./running-experiments.ts";

export interface PageVariants {
  /** Those of the page's experiments, as `variantsText` has them: few values, whatever the visitor's cookie says. */
  text: string;
  /** The `Set-Cookie` header of a visitor for whom one was drawn just now. */
  setCookie?: string;
}

interface Seen {
  /** All variants with which the visitor is counted. */
  all: string;
  /** The variants that the visitor sees for the first time, one by one. */
  first: string[];
  /** The `Set-Cookie` header that records that they are counted. */
  setCookie?: string;
}

type Headers = Pick<IncomingHttpHeaders, "cookie" | "user-agent">;

const DAY_S = 24 * 60 * 60;
const MAX_DAYS = 90;

/** Stores the variants of visitors in their cookie, and draws the missing ones (docs/rules.md#experiments). */
export function createExperiments(content: Pick<Content, "recordedIn" | "addDependent">, isSecure: boolean) {
  const running = new RunningExperiments(content);
  const cookieName = hostCookieName(VARIANTS_COOKIE, isSecure);

  /** The variants of a visitor's cookie that exist and run, each experiment once. */
  const assignmentsIn = (header: string | null | undefined): Assignment[] => {
    if (!header?.includes(`${cookieName}=`)) return [];
    const known = parseAssignments(parseCookie(header)[cookieName]).filter(({ experimentId, variantId }) =>
      running.get(experimentId)?.variants.some((variant) => variant.variantId === variantId),
    );
    return [...new Map(known.map((assignment) => [assignment.experimentId, assignment])).values()];
  };

  const cookieOf = (assignments: readonly Assignment[]): string =>
    stringifySetCookie({
      name: cookieName,
      value: cookieText(assignments),
      path: "/",
      maxAge: daysOf(assignments.flatMap(({ experimentId }) => running.get(experimentId) ?? [])) * DAY_S,
      sameSite: "lax",
      secure: isSecure,
    });

  return {
    /**
     * The variants in which the sender of a request gets a page; undefined for a page without a running experiment, and for the staff in
     * a preview. Robots always get the first variant, so that search engines do not see a page that changes.
     *
     * @param path the page's path without the language.
     */
    of(path: string, { cookie, "user-agent": agent }: Headers): PageVariants | undefined {
      const experiments = running.on(path);
      if (!experiments || parseCookie(cookie ?? "")[hostCookieName(PREVIEW_COOKIE, isSecure)] !== undefined) {
        return undefined;
      }
      if (isProgram(agent)) return { text: variantsText(experiments.flatMap((experiment) => control(experiment))) };
      const before = assignmentsIn(cookie);
      const has = ({ experimentId }: Experiment) => before.some((own) => own.experimentId === experimentId);
      const drawn = experiments.filter((experiment) => !has(experiment)).flatMap((experiment) => draw(experiment));
      const all = [...before, ...drawn];
      const ofPage = all.filter((own) => experiments.some(({ experimentId }) => own.experimentId === experimentId));
      return { text: variantsText(ofPage), ...(drawn.length > 0 && { setCookie: cookieOf(all) }) };
    },

    /** What a visitor has seen once a page was shown. Without the cookie, nothing. */
    see(path: string, cookie: string | undefined): Seen {
      const experiments = running.on(path) ?? [];
      const before = assignmentsIn(cookie);
      const isFirst = ({ experimentId, isSeen }: Assignment) =>
        !isSeen && experiments.some((experiment) => experiment.experimentId === experimentId);
      const after = before.map((own) => (isFirst(own) ? { ...own, isSeen: true } : own));
      const first = before.filter(isFirst).map((own) => variantsText([own]));
      return { all: seenText(after), first, ...(first.length > 0 && { setCookie: cookieOf(after) }) };
    },

    /** The variants that the sender of a request is counted with, as `variantsText` has them; empty without one. */
    seenBy: (cookie: string | null | undefined): string => seenText(assignmentsIn(cookie)),

    /** A `Cookie` header that shows a page its visitor's variants. */
    cookieHeader: (text: string): string => `${cookieName}=${text}`,
  };
}

export type Experiments = ReturnType<typeof createExperiments>;

const seenText = (assignments: readonly Assignment[]) => variantsText(assignments.filter(({ isSeen }) => isSeen));

function draw({ experimentId, variants }: Experiment): Assignment[] {
  const variantId = drawVariant(variants, Math.random());
  return variantId === undefined ? [] : [{ experimentId, variantId, isSeen: false }];
}

function control({ experimentId, variants }: Experiment): Assignment[] {
  const variantId = controlOf(variants);
  return variantId === undefined ? [] : [{ experimentId, variantId, isSeen: false }];
}

/** Until the last of the experiments has ended, in days, and 90 at most. A date that is none, written by a script, counts as 90 days. */
function daysOf(experiments: readonly Experiment[]): number {
  const last = Math.max(...experiments.map(({ to }) => Date.parse(to)));
  const days = Math.round((last - Date.parse(todayInSpain())) / (DAY_S * 1_000)) + 1;
  return Math.min(MAX_DAYS, Math.max(1, days || MAX_DAYS));
}
