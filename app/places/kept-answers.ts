/**
 * Keeps answers for a while, so that the same question is asked once: also while its answer is still on its way. What fails is
 * not kept. The oldest goes first.
 *
 * @param limits how many answers, and for how many milliseconds.
 */
export function keepAnswers<Answer>(limits: { count: number; milliseconds: number }) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  return (question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    // In the order in which they came: the first that is still good ends the sweep.
    for (const [old, { until }] of kept) {
      if (until > Date.now()) break;
      kept.delete(old);
    }
    const known = kept.get(question);
    if (known) return known.answer;
    const [oldest] = kept.keys();
    if (kept.size >= limits.count && oldest !== undefined) kept.delete(oldest);
    const answer = ask();
    kept.set(question, { answer, until: Date.now() + limits.milliseconds });
    answer.catch(() => kept.delete(question));
    return answer;
  };
}
