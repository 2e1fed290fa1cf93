import { z } from "zod";
import { createHostCookie } from "#app/http/host-cookie.server.ts";

/** After two hours without answers the browser starts a new record. */
const MAX_AGE_S = 2 * 60 * 60;

/** Keeps the cookie below 4 KB. The oldest ids are dropped. */
const MAX_IDS = 12;

const storedIds = z.array(z.string());

/** Signed cookie with the ids of the records that this browser created. The browser may replace only these. */
export function createAnswersCookie(secrets: string[], isSecure: boolean) {
  return createHostCookie("answers", { secrets, isSecure, maxAge: MAX_AGE_S });
}

type AnswersCookie = ReturnType<typeof createAnswersCookie>;

/** The ids of the cookie, newest first. */
export async function readAnswerIds(cookie: AnswersCookie, request: Request): Promise<string[]> {
  const parsed = storedIds.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : [];
}

/** Adds an id as the newest one. */
export const addAnswerId = (ids: string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MAX_IDS);
