import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './run-program.ts';

/** Not the pages: the server sends them from memory, with the address of the site put in. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this a compressed file saves no packet. */
const SMALL = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes a file that is there whole or not at all: a server may be sending these files. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const part = `${path}.${process.pid}`;
  await writeFile(part, content);
  await rename(part, path);
}

/**
 * Writes `.gz` and `.br` beside every text file of the built web, at the best level: done once here, so that the server only picks
 * the file that the browser accepts. Goes on where an earlier run was ended.
 */
async function compress(path: string): Promise<void> {
  // Written last.
  if (existsSync(`${path}.br`)) return;
  const content = await readFile(path);
  if (content.length < SMALL) return;
  await writeWhole(`${path}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
  await writeWhole(`${path}.br`, await brotli(content, BEST));
}

const folder = join(ROOT, 'build', 'client');
const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
await Promise.all(files.map((file) => compress(join(folder, file))));
