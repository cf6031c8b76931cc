/** A change of a milestone. */
export type MilestoneChange = 'added' | 'changed' | 'completed' | 'reopened' | 'removed';

interface News {
  milestone_id: string;
  milestone_title: string;
  change: MilestoneChange;
}

interface Changes {
  title: string;
  added: boolean;
  changed: boolean;
  removed: boolean;
  status: 'completed' | 'reopened' | null;
}

const UNCHANGED = { added: false, changed: false, removed: false, status: null };

/** A completion that was undone, or the other way round, leaves the status as it was. */
function nextStatus(status: Changes['status'], change: MilestoneChange): Changes['status'] {
  if (change !== 'completed' && change !== 'reopened') return status;
  return status === null || status === change ? change : null;
}

function inWords({ added, changed, removed, status }: Changes): string | null {
  if (removed) return added ? null : 'deleted';
  if (added) return status === 'completed' ? 'added and completed' : 'added';
  return status ?? (changed ? 'changed' : null);
}

/**
 * Sums up changes of milestones, oldest first, in words: one line for each milestone, and none for what was undone. The
 * order is that of the first changes.
 */
export function summariseNews(news: News[]): { title: string; change: string }[] {
  const milestones = new Map<string, Changes>();
  for (const { milestone_id, milestone_title: title, change } of news) {
    const before = milestones.get(milestone_id) ?? { ...UNCHANGED, title };
    milestones.set(milestone_id, {
      title,
      added: before.added || change === 'added',
      changed: before.changed || change === 'changed',
      removed: before.removed || change === 'removed',
      status: nextStatus(before.status, change),
    });
  }
  return [...milestones.values()].flatMap((changes) => {
    const change = inWords(changes);
    return change === null ? [] : { title: changes.title, change };
  });
}
