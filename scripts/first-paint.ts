import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSheet, encodePlan } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { STYLING } from '../src/platform/server/pages/rendered-pages.ts';

/**
 * Lets the prerendered pages paint as soon as their HTML is there: the styles that a page shows are written into it
 * and its style sheets no longer hold it up. The server does the same with what it renders, from what is written to `plan`.
 * @param folder of the built web.
 */
export async function inlineFirstStyles(folder: string, plan: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const sheets = await Promise.all(
    files
      .filter((file) => file.endsWith('.css'))
      .map(async (file) => compileSheet(await readFile(join(folder, file), 'utf8'), { href: `/${file}` })),
  );
  await writeFile(plan, JSON.stringify(sheets.map(encodePlan)));
  const processor = createProcessor(sheets, STYLING);
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const path = join(folder, file);
    await writeFile(path, processor.process(await readFile(path, 'utf8')));
  }
}
