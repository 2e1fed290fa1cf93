import { z } from "zod";
import { createHostCookie } from "#app/http/host-cookie.server.ts";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Keeps the cookie below 4 KB. The oldest votes are dropped. */
const MAX_VOTES = 12;

export const voteSchema = z.enum(["YES", "NO"]);

const storedVote = z.object({
  about: z.string(),
  answer: voteSchema,
  /** The id at the 'node' service; undefined when the service could not be reached. */
  id: z.string().optional(),
});
const storedVotes = z.array(storedVote);

/** A visitor's vote on one subject. */
export type StoredVote = z.infer<typeof storedVote>;

/** Signed cookie with the visitor's votes, so that a second vote on a subject replaces the first. */
export function createVotesCookie(secrets: string[], isSecure: boolean) {
  return createHostCookie("votes", { secrets, isSecure, maxAge: ONE_YEAR_S });
}

type VotesCookie = ReturnType<typeof createVotesCookie>;

/** The votes in a request's cookie, newest first. */
export async function readVotes(cookie: VotesCookie, request: Request): Promise<StoredVote[]> {
  const parsed = storedVotes.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : [];
}

/** Adds a vote, or replaces the one on the same subject. */
export function addVote(votes: StoredVote[], vote: StoredVote): StoredVote[] {
  return [vote, ...votes.filter(({ about }) => about !== vote.about)].slice(0, MAX_VOTES);
}
