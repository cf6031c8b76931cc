import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { startServer } from '../bench/servers.ts';
import { atEnd } from './cleanup.ts';
import { SESSION_SECRET } from './product.ts';

export interface FuzzOutcome {
  remark: string;
  problems: string[];
}

/** Runs the whole fuzz against a server and a database of its own, beside the scenarios. */
export async function runFuzz(folder: string): Promise<FuzzOutcome> {
  const log = { info: () => undefined, warn: console.warn };
  const dataDir = join(folder, 'fuzz');
  const postgres = await startEmbeddedPostgres({ dataDir, log, throwAway: true });
  atEnd(postgres.stop);
  const server = await startServer('Dayitva, fuzzed', 'build/app/main.mjs', {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.connectionString,
    SESSION_SECRET,
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
  });
  atEnd(() => server.child.kill('SIGKILL'));
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'fuzz.ts'), server.url, postgres.connectionString],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  atEnd(() => child.kill('SIGKILL'));
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const hasEnded = server.child.exitCode !== null || server.child.signalCode !== null;
  await server.stop();
  if (code !== 0) return { remark: '', problems: [`the fuzz ended with ${code}`] };
  const { sent, operations, seeds, faults } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  return {
    remark: `${sent} requests to ${operations} operations, seeds ${seeds.join(', ')}`,
    problems: [
      ...(faults > 0 ? [`${faults} answers that break the promises`] : []),
      ...(hasEnded ? ['the fuzzed process ended'] : []),
    ],
  };
}
