import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { longestTurn } from '#platform/testing/processor-time.ts';
import { cutPicture } from './images.ts';

test('a member with many large pictures waits for them, and neither the server nor another member does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-images-'));
  const path = join(folder, 'large.jpg');
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#14213d' } }).toFile(path);
  const ready: string[] = [];
  const cut = async (owner: string) => {
    await cutPicture({ path, owner }, { width: 800, ratio: 1, crop: undefined });
    ready.push(owner);
  };
  const all = Promise.all(['greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'other'].map(cut));
  expect(await longestTurn(all)).toBeLessThan(100);
  await all;
  expect(ready.indexOf('other')).toBeLessThan(3);
  rmSync(folder, { recursive: true });
});
