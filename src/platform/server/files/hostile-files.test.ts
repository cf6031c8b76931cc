import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CheckedFile } from '#platform/testing/check-files.ts';
import { isDeep } from '#platform/testing/depth/depth.ts';
import { hostileFiles } from '#platform/testing/hostile-files.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';

const SEED = 20_261_127;
const COUNT = isDeep ? 200 : 40;

/** By the time of processors, which others on the machine change little. */
test(`each of ${COUNT} generated files is checked in 2 s and 256 MB, and blocks the server for less than 100 ms`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-hostile-'));
  try {
    // The first file of the process starts its thread.
    const files = [{ name: 'first', content: samplePdf() }, ...hostileFiles(SEED, COUNT)];
    const paths = files.map(({ name, content }) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    });
    const printed = execFileSync(process.execPath, ['src/platform/testing/check-files.ts', ...paths], {
      encoding: 'utf8',
    });
    const checked = printed
      .trimEnd()
      .split('\n')
      .map((line): CheckedFile => JSON.parse(line));
    expect(checked).toHaveLength(COUNT + 1);
    const isOver = ({ processorMs, mainThreadMs, memoryMb }: CheckedFile) =>
      processorMs > 2000 || mainThreadMs > 100 || memoryMb > 256;
    expect(checked.slice(1).filter(isOver)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);
