import type { StartLog } from './embedded-binaries.ts';

const LOOK_MS = 500;
/** The wait after a first try; it doubles with each one that follows soon. */
const PAUSE_MS = { first: 1000, longest: 60_000 };
/** After this time without a try the next one is a first one again. */
const CALM_MS = 120_000;

interface Watched {
  /** Its name in the log. */
  name: string;
  isGone(): boolean;
  /** Starts it again unless somebody else has done so. */
  restart(): Promise<void>;
  log: StartLog;
}

/**
 * Starts something again whenever it is gone: at once, and with growing pauses where it does not stay. Each try is two
 * lines in the log.
 * @returns ends the watch.
 */
export function keepRunning({ name, isGone, restart, log }: Watched): () => void {
  let pause = PAUSE_MS.first;
  let triedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout;
  let isOver = false;

  const look = async () => {
    let problem: unknown;
    try {
      if (!isGone()) return lookAfter(LOOK_MS);
      log.warn(`${name} is gone: starting it again`);
      await restart();
    } catch (error) {
      problem = error;
    }
    const isFirst = performance.now() - triedAt > CALM_MS;
    pause = isFirst ? PAUSE_MS.first : Math.min(pause * 2, PAUSE_MS.longest);
    triedAt = performance.now();
    if (problem)
      log.warn(`${problem instanceof Error ? problem.message : problem}; next look in ${pause / 1000} s`);
    else if (!isOver) log.info(`${name} runs again`);
    lookAfter(pause);
  };
  const lookAfter = (ms: number) => {
    if (isOver) return;
    timer = setTimeout(look, ms);
    timer.unref();
  };
  lookAfter(LOOK_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
