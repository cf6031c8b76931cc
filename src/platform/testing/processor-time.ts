/** Milliseconds that this thread's processor works on something; what else the machine does changes it little. */
export function processorTime(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Returns the most milliseconds that this thread's processor works between two turns of the event loop while the work is
 * under way: so long a request waits that came just then.
 */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  let before = process.threadCpuUsage();
  while (!isDone) {
    await new Promise(setImmediate);
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }
  return longest;
}
