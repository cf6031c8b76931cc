import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabaseWay } from '#platform/testing/database-way.ts';
import { startServer } from '../bench/servers.ts';
import { atEnd } from './cleanup.ts';
import { databaseAddress } from './postgres-processes.ts';
import { goOn, playFault, type Scenario, type Stage } from './stage.ts';

const AWAY_MS = 6000;
const START_LIMIT_MS = 60_000;

/** Starts another process on the same database by a way that is cut, and restores the way after a while. */
async function startWhileAway({ product, settings }: Stage) {
  const way = await openDatabaseWay(databaseAddress(product.home.dataDir));
  atEnd(() => way.cut());
  await way.cut();
  const dataDir = join(product.home.folder, 'second');
  const ended: { how?: string } = {};
  const starting = startServer(
    'Dayitva, second process',
    'build/app/main.mjs',
    { ...settings, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: way.url },
    (child) => {
      atEnd(() => child.kill('SIGKILL'));
      child.once('exit', (code, signal) => {
        ended.how = signal ?? `exit ${code}`;
      });
    },
  );
  starting.catch(() => undefined);
  await pause(AWAY_MS);
  await way.restore();
  const restored = performance.now();
  const server = await Promise.race([
    starting.catch(() => null),
    pause(START_LIMIT_MS, null, { ref: false }),
  ]);
  return { server, ended, startedMs: performance.now() - restored };
}

export const awayAtStart: Scenario = {
  name: 'database away at start',
  limitMs: 100_000,
  async play(stage) {
    const { server, ended, startedMs } = await startWhileAway(stage);
    const isUp = server !== null && (await fetch(`${server.url}/service/api/health`)).status === 200;
    await server?.stop();
    return {
      before: Number.NaN,
      during: Number.NaN,
      ratio: Number.NaN,
      recoveredMs: isUp ? startedMs : null,
      remarks: isUp ? [] : [`the process: ${ended.how ?? 'not ready'}`],
      problems: isUp ? [] : ['did not start once the database was there'],
      isSlow: false,
    };
  },
};

export const twoProcesses: Scenario = {
  name: 'two processes, one killed',
  limitMs: 60_000,
  async play(stage) {
    const { product, settings, load } = stage;
    const second = await startServer('Dayitva, second process', 'build/app/main.mjs', {
      ...settings,
      PORT: '0',
      DATA_DIR: join(product.home.folder, 'second'),
      DATABASE_URL: databaseAddress(product.home.dataDir),
    });
    atEnd(() => second.child.kill('SIGKILL'));
    load.use([product.app.url, second.url]);
    try {
      return await playFault(stage, {
        begin: () => void second.child.kill('SIGKILL'),
        meanwhile: () => goOn(4000),
        end: () => undefined,
        keepsPace: true,
      });
    } finally {
      load.use([product.app.url]);
    }
  },
};
