/** A word that members wrote, and how many of them. */
export interface KnownWord {
  word: string;
  members: number;
}

/** The longer a word, the more typing errors leave it recognisable. */
const errorsForgiven = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2);

/**
 * Counts the letters to add, to leave out, to replace, or to swap with their neighbour that make one word the other
 * (optimal string alignment).
 */
export function typingErrors(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = to.map((_, at) => at + 1);
  last.unshift(0);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [at, wanted] of to.entries()) {
      const [same, above, left] = [last[at] ?? 0, last[at + 1] ?? 0, next[at] ?? 0];
      const swapped = row > 0 && at > 0 && letter === to[at - 1] && from[row - 1] === wanted;
      const least = Math.min(same + Number(letter !== wanted), above + 1, left + 1);
      next.push(swapped ? Math.min(least, (beforeLast[at - 1] ?? 0) + 1) : least);
    }
    [beforeLast, last] = [last, next];
  }
  return last[to.length] ?? 0;
}

/**
 * Finds the word that somebody meant: the one with the fewest typing errors, among equals one with the same first
 * letter, then the one that most members have. Undefined if none is near enough.
 */
export function nearestWord(written: string, known: KnownWord[]): string | undefined {
  const near = known
    .map(({ word, members }) => ({
      word,
      members,
      errors: typingErrors(written, word),
      startsAlike: word[0] === written[0],
    }))
    .filter(({ errors }) => errors <= errorsForgiven(written.length))
    .sort(
      (a, b) => a.errors - b.errors || Number(b.startsAlike) - Number(a.startsAlike) || b.members - a.members,
    );
  return near[0]?.word;
}
