/** Milestones with the ids of those on which each depends. */
type Dependencies = ReadonlyMap<string, readonly string[]>;

/**
 * Finds out if a milestone would depend on itself, through others, with these dependencies.
 * @returns the one of them that leads back to it; undefined if none does.
 */
export function circleThrough(
  id: string,
  dependsOn: readonly string[],
  all: Dependencies,
): string | undefined {
  return dependsOn.find((first) => {
    const seen = new Set<string>();
    const open = [first];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === id) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(all.get(next) ?? []));
    }
    return false;
  });
}

interface Due {
  id: string;
  title: string;
  due_date: string | null;
  depends_on: readonly string[];
}

/** Returns the milestones on which one depends although they are due after it. */
export function dueAfter<One extends Due>(milestone: Due, byId: ReadonlyMap<string, One>): One[] {
  const { due_date: due, depends_on } = milestone;
  if (due === null) return [];
  return depends_on.flatMap((id) => {
    const before = byId.get(id);
    return before?.due_date && before.due_date > due ? before : [];
  });
}
