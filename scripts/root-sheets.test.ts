import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settleRootSheets } from './root-sheets.ts';

const MANIFEST =
  'window.__reactRouterManifest={"routes":{"root":{"id":"root","css":["/assets/shell-1.css#"]},' +
  '"home":{"id":"home","css":["/assets/shell-1.css#","/assets/home-2.css#"]}}};';

test('only the sheets of the frame lose their mark, in the list of routes and in each page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-sheets-'));
  mkdirSync(join(folder, 'assets'));
  const manifest = join(folder, 'assets/manifest-3.js');
  const page = join(folder, 'index.html');
  writeFileSync(manifest, MANIFEST);
  writeFileSync(page, '<link href="/assets/shell-1.css#"/><link href="/assets/home-2.css#"/>');
  await settleRootSheets(folder);
  expect(readFileSync(manifest, 'utf8')).toBe(MANIFEST.replaceAll('shell-1.css#', 'shell-1.css'));
  expect(readFileSync(page, 'utf8')).toBe(
    '<link href="/assets/shell-1.css"/><link href="/assets/home-2.css#"/>',
  );
  rmSync(folder, { recursive: true });
});
