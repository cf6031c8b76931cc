/** Milliseconds that this thread's processor works on something; what else the machine does changes it little. */
export function processorTime(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
