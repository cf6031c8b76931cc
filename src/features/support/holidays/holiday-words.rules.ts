/** Says how many open tickets have another due time after a change of the holidays. */
export function movedWords(moved: number): string {
  if (moved === 0) return 'No due time has changed.';
  return moved === 1
    ? 'The due time of 1 open ticket has changed.'
    : `The due times of ${moved} open tickets have changed.`;
}
