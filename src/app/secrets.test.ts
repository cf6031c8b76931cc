import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownSessionSecret } from './secrets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-secret-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the secret of an installation without SESSION_SECRET', () => {
  test('is long, stored, and readable by its owner only', async () => {
    const dataDir = join(folder, 'new/data');
    const secret = await ownSessionSecret(dataDir);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(await ownSessionSecret(dataDir)).toBe(secret);
    expect(readdirSync(dataDir)).toEqual(['session-secret']);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  test('is the same for processes that start at the same time', async () => {
    for (let round = 0; round < 100; round += 1) {
      const dataDir = join(folder, String(round));
      const secrets = await Promise.all(Array.from({ length: 8 }, () => ownSessionSecret(dataDir)));
      expect(new Set(secrets).size).toBe(1);
      expect(secrets[0]).toHaveLength(64);
    }
  });
});
