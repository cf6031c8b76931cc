import { databaseProcesses, signalAll } from './postgres-processes.ts';
import { goOn, playFault, type Scenario } from './stage.ts';

/** Statuses that members may get while there is no database. */
const AWAY = [503];

export const databaseKilled: Scenario = {
  name: 'database killed',
  limitMs: 90_000,
  play: (stage) =>
    playFault(stage, {
      begin: () => signalAll(databaseProcesses(stage.product.home.dataDir).slice(0, 1), 'SIGKILL'),
      // Nobody ends this fault but the product.
      meanwhile: () => goOn(1000),
      end: () => undefined,
      allowed: AWAY,
      keepsPace: false,
    }),
};

export const databasePaused = (seconds: number): Scenario => ({
  name: `database paused ${seconds} s`,
  limitMs: seconds * 1000 + 90_000,
  play: (stage) => {
    let paused: number[] = [];
    return playFault(stage, {
      begin() {
        const { dataDir } = stage.product.home;
        // The postmaster first: a connection that it opened meanwhile would go on alone.
        signalAll(databaseProcesses(dataDir).slice(0, 1), 'SIGSTOP');
        paused = databaseProcesses(dataDir);
        signalAll(paused, 'SIGSTOP');
      },
      meanwhile: () => goOn(seconds * 1000),
      end: () => signalAll(paused, 'SIGCONT'),
      allowed: AWAY,
      keepsPace: false,
    });
  },
});
