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
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, 1);
  await work.finally(() => clearInterval(look));
  return longest;
}
