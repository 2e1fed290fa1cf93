import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { FUNNEL_DIMENSIONS, readCounts } from "#app/db/funnel-counts.server.ts";
import type { Store } from "#app/db/store.server.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import type { Previews } from "#app/sanity/preview.server.ts";
import { isSame } from "../metrics.ts";
import { type OpenSecret, refuseSecret } from "../studio-secrets.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The period without one in the URL, in days. */
const DEFAULT_DAYS = 28;

const GROUPS = ["day", ...FUNNEL_DIMENSIONS] as const;

/** PostgreSQL takes no NUL character in a text. */
const value = z
  .string()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .optional();
const query = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  by: z
    .string()
    .default(GROUPS.join())
    .transform((list) => list.split(",").filter((name) => name !== ""))
    .pipe(z.array(z.enum(GROUPS))),
  format: z.enum(["json", "csv"]).default("json"),
  ...{ page: value, kit: value, client_status: value, language: value, campaign: value, variant: value },
});

interface Options {
  store: Store;
  previews: Pick<Previews, "isSecretOfStudio">;
  openSecret: OpenSecret;
  /** The bearer token of the setting. */
  token: string | undefined;
  /** Whether a request without a token is answered: only on a developer's machine. */
  isOpen: boolean;
}

/**
 * `GET /counts`: the counts of the funnel, as JSON or CSV (docs/operation.md#counts). Needs the token of the metrics, or a secret that the
 * Studio makes, as for a preview. So editors of the content may see the counts, and a Studio on another host needs no setting.
 */
export function countsRoute({ store, previews, openSecret, token, isOpen }: Options): RequestHandler {
  const open = async (request: Request, bearer: string | undefined) => {
    if (bearer === undefined) return { found: isOpen || undefined, waitS: 0 };
    if (token !== undefined && isSame(bearer, token)) return { found: true, waitS: 0 };
    return await openSecret(request, bearer, async () => (await previews.isSecretOfStudio(bearer)) || undefined);
  };
  return (request, response, next) => {
    response.set("Cache-Control", "no-store");
    if (request.method === "OPTIONS") return allowPages(response, true).status(204).end();
    const answer = async () => {
      const bearer = /^Bearer (.+)$/.exec(request.get("Authorization") ?? "")?.[1];
      const { found, waitS } = await open(request, bearer);
      if (!found) {
        refuseSecret(allowPages(response, true).set("WWW-Authenticate", "Bearer"), waitS, "A token is needed.");
        return;
      }
      allowPages(response, bearer !== undefined);
      const asked = query.safeParse(request.query);
      if (!asked.success)
        return void response
          .status(400)
          .type("text/plain")
          .send(`${z.prettifyError(asked.error)}\n`);
      const { from, to = todayInSpain(), by, format, ...only } = asked.data;
      const start = from ?? todayInSpain(new Date(Date.now() - (DEFAULT_DAYS - 1) * DAY_MS));
      const given = Object.fromEntries(Object.entries(only).filter(([, text]) => text !== undefined));
      await store.funnel.flush();
      const counts = await readCounts(store.db, { from: start, to, by, only: given });
      if (format === "json") return void response.json({ from: start, to, counts });
      const columns = [...GROUPS.filter((name) => by.includes(name)), "event", "count"] as const;
      response.type("text/csv").attachment(`embudo-${start}-${to}.csv`).send(csvOf(columns, counts));
    };
    answer().catch(next);
  };
}

/**
 * Allows pages of any origin to read the response (CORS), because they need the token. No cookie is sent or read. Without a token, on a developer's
 * machine, no page of another origin may read it.
 */
function allowPages(response: Response, isAllowed: boolean): Response {
  if (isAllowed) response.set({ "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "authorization" });
  return response;
}

/** Spreadsheets run a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180), in UTF-8 with the mark that spreadsheets need for accents. Excel in Spanish opens columns at semicolons:
 * there the comma is that of amounts.
 */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, string | number>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return `\uFEFF${lines.map((cells) => cells.map(cellOf).join(";")).join("\r\n")}\r\n`;
}

function cellOf(value: string | number): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
