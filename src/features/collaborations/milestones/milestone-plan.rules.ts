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
  status: string;
  due_date: string | null;
}

/** True if a milestone that is still to be done is due before one on which it depends, which is to be done too. */
export const isDueTooEarly = (milestone: Due, before: Due): boolean =>
  [milestone, before].every(({ status }) => status !== 'completed') &&
  milestone.due_date !== null &&
  before.due_date !== null &&
  milestone.due_date < before.due_date;

/** Returns the milestones on which one depends although they are due after it. */
export function dueAfter<One extends Due>(
  milestone: Due & { depends_on: readonly string[] },
  byId: ReadonlyMap<string, One>,
): One[] {
  return milestone.depends_on.flatMap((id) => {
    const before = byId.get(id);
    return before && isDueTooEarly(milestone, before) ? before : [];
  });
}
