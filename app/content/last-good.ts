/** How many answers are kept: every page of the site in both languages, several times over. */
const MOST_KEPT = 2_000;

/**
 * Keeps the last good answer to each question, and gives it when asking fails. The oldest are forgotten first; that
 * nothing was found (null) is not kept, or made-up addresses would push real pages out.
 *
 * @param onStale told of the failure each time an old answer is given.
 */
export function createLastGood(onStale: (error: unknown) => void) {
  const kept = new Map<string, unknown>();
  return async <Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await ask();
      kept.delete(question);
      if (answer !== null) kept.set(question, answer);
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      return answer;
    } catch (error) {
      const last = kept.get(question);
      if (!isAnswer<Answer>(last)) throw error;
      onStale(error);
      return last;
    }
  };
}

/** What is kept under a question was an answer to it. */
function isAnswer<Answer>(last: unknown): last is Answer {
  return last !== undefined;
}
