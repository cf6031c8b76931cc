/** Share of the questions of a quiz, in per cent, that must be answered rightly to pass it. */
const PASS_PERCENT = 70;

/** Returns the number of right answers that passes a quiz, rounded up: 3 of 3, 3 of 4, 4 of 5. */
export const passMark = (questions: number): number => Math.ceil((questions * PASS_PERCENT) / 100);

/** Number of the modules of the newest version that are done. Modules that were removed do not count. */
export const countDone = (moduleIds: readonly string[], doneIds: readonly string[]): number =>
  moduleIds.filter((id) => doneIds.includes(id)).length;

/**
 * Returns the number, from 1, of the module to go on with: the one opened last while it is not done, else the next one
 * after it that is not done, else the first that is not done; 1 for a finished course.
 * @param lastId may be of a module that is no longer part of the course, or null.
 */
export function nextModule(
  moduleIds: readonly string[],
  doneIds: readonly string[],
  lastId: string | null,
): number {
  const isOpen = (id: string) => !doneIds.includes(id);
  const last = lastId === null ? -1 : moduleIds.indexOf(lastId);
  const following = moduleIds.findIndex((id, at) => at >= last && isOpen(id));
  const next = following === -1 ? moduleIds.findIndex(isOpen) : following;
  return Math.max(next, 0) + 1;
}

/** A time of learning as people say it: `45 min`, `2 h`, `2 h 30 min`. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
    .filter(Boolean)
    .join(' ');
}
/** Path of a course's page, of one of its modules with `module`, a number from 1. */
export const coursePath = (slug: string, module?: number): string =>
  module === undefined ? `/learn/courses/${slug}` : `/learn/courses/${slug}/modules/${module}`;
