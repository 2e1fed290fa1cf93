import { createCookie } from "@remix-run/node";
import { z } from "zod";

/** As long as a visit may pause: who answers later begins another record. */
const VISIT_S = 2 * 60 * 60;

/** A cookie holds 4 KB: the oldest ids make room for new ones. */
const MOST_IDS = 12;

const stored = z.array(z.string());

/** The signed cookie that holds the ids of a visit's answers, so that nobody changes another's. */
export function createAnswersCookie(secrets: string[], isSecure: boolean) {
  return createCookie("answers", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: VISIT_S,
    secrets,
  });
}

type AnswersCookie = ReturnType<typeof createAnswersCookie>;

/** The ids that this browser was given, newest first. */
export async function keptIds(cookie: AnswersCookie, request: Request): Promise<string[]> {
  const parsed = stored.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : [];
}

/** The ids with one more, or the one that was used last in front. */
export const withId = (ids: string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MOST_IDS);
