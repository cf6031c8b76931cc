/** Modules that share a file, and the pages that load it. */
export interface Chunk {
  /** The pages, or kinds of pages, that load it. */
  units: Set<string>;
  modules: string[];
  /** Bytes of source. */
  size: number;
  /** Chunks whose code it imports. */
  needs: Set<Chunk>;
}

export interface Costs {
  /** Bytes of source that take a phone as long as one file more. */
  file: number;
  /** How much the time of a unit counts. */
  weightOf: (unit: string) => number;
  /** True for a unit that finds this chunk loaded already. */
  hasAlready: (unit: string, chunk: Chunk) => boolean;
}

/** Everything that a chunk imports, and what that imports. */
function allNeeds(chunk: Chunk): Set<Chunk> {
  const found = new Set<Chunk>();
  const left = [...chunk.needs];
  for (let next = left.pop(); next; next = left.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    left.push(...next.needs);
  }
  return found;
}

/**
 * Merges chunks as long as it saves the pages time: a page that needs both loads one file less, a page that needs one of them
 * loads the other, and what that needs, in vain. Files never need each other in a circle: of two chunks with a third between them,
 * the third costs no more to merge with than the far one, so it goes first.
 * @param chunks units of what a chunk needs include its own; they and their chunks are changed.
 */
export function mergeChunks(chunks: Chunk[], { file, weightOf, hasAlready }: Costs): Chunk[] {
  const needed = new Map<Chunk, Set<Chunk>>();
  const needsOf = (chunk: Chunk) => {
    const known = needed.get(chunk) ?? allNeeds(chunk);
    needed.set(chunk, known);
    return known;
  };
  const lacks = (unit: string, chunk: Chunk) => !chunk.units.has(unit) && !hasAlready(unit, chunk);

  /** What it costs the units of `other` to load `chunk`, too. */
  const wasteOf = (chunk: Chunk, other: Chunk) => {
    let waste = 0;
    for (const unit of other.units) if (lacks(unit, chunk)) waste += weightOf(unit) * chunk.size;
    return waste;
  };
  /** What it costs them to load what that needs. */
  const needsWasteOf = (chunk: Chunk, other: Chunk) => {
    let waste = 0;
    for (const unit of other.units) {
      if (!lacks(unit, chunk)) continue;
      for (const need of needsOf(chunk))
        if (need !== other && lacks(unit, need)) waste += weightOf(unit) * (need.size + file);
    }
    return waste;
  };
  const gainOf = (one: Chunk, two: Chunk) => {
    let saved = 0;
    for (const unit of one.units) if (!lacks(unit, two)) saved += weightOf(unit) * file;
    for (const unit of two.units)
      if (!one.units.has(unit) && !lacks(unit, one)) saved += weightOf(unit) * file;
    if (saved === 0) return 0;
    const gain = saved - wasteOf(one, two) - wasteOf(two, one);
    return gain > 0 ? gain - needsWasteOf(one, two) - needsWasteOf(two, one) : gain;
  };

  const left = [...chunks];
  /** What is known of pairs; to weigh all of them again after each merge takes two seconds. */
  const gains = new Map<Chunk, Map<Chunk, number>>();
  const forget = (changed: Set<Chunk>) => {
    const isStale = (chunk: Chunk) =>
      changed.has(chunk) || [...needsOf(chunk)].some((need) => changed.has(need));
    const stale = left.filter(isStale);
    for (const chunk of stale) gains.delete(chunk);
    for (const known of gains.values()) for (const chunk of stale) known.delete(chunk);
  };
  const bestPair = () => {
    let best: [Chunk, Chunk] | undefined;
    let most = 0;
    for (const [at, one] of left.entries()) {
      for (const two of left.slice(at + 1)) {
        const known = gains.get(one)?.get(two);
        const gain = known ?? gainOf(one, two);
        if (known === undefined) gains.set(one, (gains.get(one) ?? new Map()).set(two, gain));
        if (gain > most) [best, most] = [[one, two], gain];
      }
    }
    return best;
  };

  for (let pair = bestPair(); pair; pair = bestPair()) {
    const [one, two] = pair;
    const changed = new Set(pair);
    for (const [chunk, other] of [
      [one, two],
      [two, one],
    ] as const) {
      for (const need of needsOf(chunk)) {
        for (const unit of other.units) {
          if (!lacks(unit, need)) continue;
          need.units.add(unit);
          changed.add(need);
        }
      }
    }
    forget(changed);
    for (const unit of two.units) if (!hasAlready(unit, one)) one.units.add(unit);
    for (const unit of [...one.units]) if (hasAlready(unit, two)) one.units.delete(unit);
    one.modules.push(...two.modules);
    one.size += two.size;
    left.splice(left.indexOf(two), 1);
    for (const need of two.needs) one.needs.add(need);
    for (const chunk of left) if (chunk.needs.delete(two)) chunk.needs.add(one);
    one.needs.delete(one);
    needed.clear();
  }
  return left;
}
