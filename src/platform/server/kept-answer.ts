/**
 * Keeps an answer that is the same for everybody for some time, in the memory of this process. When it is over, the first
 * caller has it made again, and the others get the old one meanwhile.
 * @param keptMs how long, in milliseconds.
 */
export function keptAnswer<Input, Answer>(keptMs: number, make: (input: Input) => Promise<Answer>) {
  let kept: { answer: Answer; until: number } | undefined;
  return async (input: Input): Promise<Answer> => {
    const now = performance.now();
    if (kept && now < kept.until) return kept.answer;
    if (kept) kept.until = now + keptMs;
    const answer = await make(input);
    kept = { answer, until: performance.now() + keptMs };
    return answer;
  };
}
