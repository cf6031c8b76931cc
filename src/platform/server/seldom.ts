const EVERY_MS = 60_000;

/**
 * For errors that may come many times a second while something is away: passes the first one on, then one a minute.
 * @param report is given the error and how many were left out before it.
 */
export function seldom(report: (error: Error, leftOut: number) => void): (error: Error) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (error) => {
    if (performance.now() - reportedAt < EVERY_MS) {
      leftOut += 1;
      return;
    }
    report(error, leftOut);
    reportedAt = performance.now();
    leftOut = 0;
  };
}
