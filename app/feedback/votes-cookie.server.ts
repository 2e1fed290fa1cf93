import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { type Vote, vote } from "./submit-feedback.server.ts";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** A cookie holds 4 KB: the oldest votes make room for new ones. */
const MOST_VOTES = 12;

/** A visitor's vote: about what, which, and under which id the service keeps it; none where it could not be reached. */
export interface StoredVote {
  about: string;
  answer: Vote;
  id?: string | undefined;
}

const stored = z.array(z.object({ about: z.string(), answer: vote, id: z.string().optional() }));

/** The signed cookie that holds a visitor's votes, so that he has one for each answer. */
export function createVotesCookie(secrets: string[], isSecure: boolean) {
  return createCookie("votes", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: ONE_YEAR_S,
    secrets,
  });
}

type VotesCookie = ReturnType<typeof createVotesCookie>;

/** The votes of a request, newest first. */
export async function readVotes(cookie: VotesCookie, request: Request): Promise<StoredVote[]> {
  const parsed = stored.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : [];
}

/** The votes with one more, or with another in its place. */
export function addVote(votes: StoredVote[], voted: StoredVote): StoredVote[] {
  return [voted, ...votes.filter(({ about }) => about !== voted.about)].slice(0, MOST_VOTES);
}
