/** State of a clock of the law for people: done in time, done late, late, or running. */
export type ClockState = 'in time' | 'done late' | 'late' | 'running';

/**
 * @param by ISO instant by which it must be done.
 * @param done when it was done (ISO); null if it was not.
 */
export function clockState(by: string, done: string | null, now: Date): ClockState {
  if (done) return Date.parse(done) <= Date.parse(by) ? 'in time' : 'done late';
  return Date.parse(by) < now.getTime() ? 'late' : 'running';
}
