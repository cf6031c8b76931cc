import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Not the pages: the server sends them from memory, with the address of the site put in. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** What nothing changes after the bundler: all but the list of routes (pack-manifest.ts). */
const FINAL = /^(?!manifest-).*\.(js|css)$/;
/** Below this a compressed file saves no packet. */
const SMALL = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What is compressed while the build goes on. */
let early: Promise<void> | undefined;

/** Compresses the scripts and styles on the other core while the pages are built and drawn. */
export const compressEarly: Plugin = {
  name: 'compress-early',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }) {
    early = compressAll(join(dir, 'assets'), FINAL);
    // `compressBuild` waits for it and says why it failed.
    early.catch(() => undefined);
  },
};

/** Writes `.br` and `.gz` beside every text file of the built web that has none yet. */
export async function compressBuild(folder: string): Promise<void> {
  await early;
  await compressAll(folder);
}

/**
 * Writes `.br` and `.gz` beside every text file, at the best level: done once here, so that the server only picks the file that
 * the browser accepts.
 */
async function compressAll(folder: string, which = COMPRESSIBLE): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => which.test(file));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      if (existsSync(`${path}.br`)) return;
      const content = await readFile(path);
      if (content.length < SMALL) return;
      await writeFile(`${path}.br`, await brotli(content, quality));
      await writeFile(`${path}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
