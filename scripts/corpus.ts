/**
 * Tells which files of a folder an upload would take, and why it would refuse the others: by the check of the server, where
 * all kinds of files are taken. `npm run corpus -- FOLDER`; `--all` also lists the files that are taken.
 */
import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { AppError } from '../src/platform/contract/errors.ts';
import { FILE_ENDINGS, tooLargeMessage } from '../src/platform/contract/files.ts';
import { mediaTypeOf } from '../src/platform/server/files/file-content.ts';
import { EVERY_KIND } from '../src/platform/testing/every-kind.ts';

/** Of many thousands of files the kinds that can be shared are looked at. */
const ENDINGS = new Set([...Object.values(FILE_ENDINGS), 'jpeg'].map((ending) => `.${ending}`));

const isAll = process.argv.includes('--all');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
if (!folder) {
  console.error('Name a folder: npm run corpus -- FOLDER');
  process.exit(1);
}

/** The type, or the words of the refusal. */
async function answerFor(path: string): Promise<{ isTaken: boolean; words: string }> {
  const { size } = statSync(path);
  if (size > EVERY_KIND.maxBytes) return { isTaken: false, words: tooLargeMessage(EVERY_KIND) };
  try {
    return { isTaken: true, words: await mediaTypeOf(path, EVERY_KIND, 'corpus') };
  } catch (error) {
    if (error instanceof AppError) return { isTaken: false, words: error.message };
    throw error;
  }
}

const counts = new Map<string, { taken: number; refused: number }>();
const reasons = new Map<string, number>();
const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && ENDINGS.has(extname(entry.name).toLowerCase()))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();
for (const path of found) {
  const { isTaken, words } = await answerFor(path);
  const ending = extname(path).toLowerCase();
  const count = counts.get(ending) ?? { taken: 0, refused: 0 };
  count[isTaken ? 'taken' : 'refused'] += 1;
  counts.set(ending, count);
  if (!isTaken) reasons.set(words, (reasons.get(words) ?? 0) + 1);
  if (isAll || !isTaken)
    console.log(`${isTaken ? 'taken  ' : 'refused'} ${relative(folder, path)}: ${words}`);
}
console.log(`\n${found.length} files`);
for (const [ending, { taken, refused }] of [...counts].sort())
  console.log(
    `  ${ending.padEnd(6)} ${String(taken).padStart(6)} taken ${String(refused).padStart(6)} refused`,
  );
for (const [words, count] of [...reasons].sort((one, other) => other[1] - one[1]))
  console.log(`  ${String(count).padStart(6)} ${words}`);
