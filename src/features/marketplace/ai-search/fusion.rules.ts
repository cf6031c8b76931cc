/** A list of ids, the best first, and how much it counts. */
export interface RankedList {
  ids: string[];
  weight: number;
}

/** Lessens the difference between the first places: reciprocal rank fusion as Cormack, Clarke and Buettcher (2009) have it. */
const RANK_OFFSET = 60;

/**
 * Joins several rankings into one by reciprocal rank: each list gives an id its weight divided by the offset plus the place.
 * Who is in several lists, or far up in one, comes first. Equals are in the order of their ids.
 */
export function fuse(lists: RankedList[]): string[] {
  const points = new Map<string, number>();
  for (const { ids, weight } of lists)
    for (const [at, id] of ids.entries())
      points.set(id, (points.get(id) ?? 0) + weight / (RANK_OFFSET + at + 1));
  return [...points]
    .sort(([one, mine], [other, theirs]) => theirs - mine || (one < other ? -1 : 1))
    .map(([id]) => id);
}
