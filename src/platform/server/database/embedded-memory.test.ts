import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Cluster } from './embedded-cluster.ts';
import { memorySettings } from './embedded-memory.ts';

const GB = 1024 ** 3;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-memory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settingsWith = (conf: string, bytes: number) => {
  writeFileSync(join(folder, 'postgresql.conf'), conf);
  const binaries = { postgres: join(folder, 'bin', 'postgres') };
  return memorySettings({ folder, binaries } as unknown as Cluster, bytes);
};

test.each([
  [512 * 1024 ** 2, '128MB', '256MB'],
  [4 * GB, '512MB', '2048MB'],
  [64 * GB, '1024MB', '32768MB'],
])('fit a machine with %d bytes', (bytes, shared, cache) => {
  const settings = settingsWith('shared_buffers = 128MB\t\t\t# min 128kB', bytes);
  expect(settings).toEqual({ shared_buffers: shared, effective_cache_size: cache });
});

test('leave what the operator has chosen', () => {
  const settings = settingsWith("shared_buffers = '2GB' # ours\n#effective_cache_size = 4GB", 8 * GB);
  expect(settings).toEqual({ effective_cache_size: '4096MB' });
});
