/**
 * A program for tests: checks each file that its arguments name, in order, as an upload of a place that takes all kinds, and
 * prints in a line of JSON what each took. In a process of its own, whose memory nothing else changes.
 */
import { mediaTypeOf } from '#platform/server/files/file-content.ts';
import { EVERY_KIND } from './every-kind.ts';

export interface CheckedFile {
  path: string;
  /** What all threads of the process worked, and what the thread worked that answers requests. */
  processorMs: number;
  mainThreadMs: number;
  /** Most memory of the process meanwhile, above what it had before. */
  memoryMb: number;
}

const sum = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

const MB = 1024 * 1024;
const SAMPLE_MS = 20;

let most = 0;
const sampling = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, SAMPLE_MS);
for (const path of process.argv.slice(2)) {
  const before = process.memoryUsage.rss();
  most = before;
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()];
  // What it is refused for is the matter of other tests.
  await mediaTypeOf(path, EVERY_KIND, 'member').catch(() => undefined);
  const took: CheckedFile = {
    path,
    processorMs: sum(process.cpuUsage(all)),
    mainThreadMs: sum(process.threadCpuUsage(main)),
    memoryMb: (most - before) / MB,
  };
  console.log(JSON.stringify(took));
}
clearInterval(sampling);
