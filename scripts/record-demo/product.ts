import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#platform/testing/free-port.ts';

const READY = /^Dayitva is ready at (http:\S+)/;

/** The running product: its address, and what ends it and removes its data. */
export interface Product {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the built product with new demo data, on a data folder of its own and a free port. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dayitva-films-'));
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, ['build/app/main.mjs'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = async () => {
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = READY.exec(line)?.[1];
    if (url) return { url, stop };
  }
  await stop();
  throw new Error('the product ended before it was ready');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
