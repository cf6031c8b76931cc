import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const CLIENT = join(import.meta.dirname, '../build/client');

/** Bytes of compressed JavaScript that `/` may load at most. */
export const FIRST_LOAD_MAX = 180_000;

/** Bytes of the JavaScript that a browser without a cache loads for `/`, compressed; null when the web is not built. */
export function firstLoad(): { files: number; brotli: number; gzip: number } | null {
  const page = join(CLIENT, 'index.html');
  if (!existsSync(page)) return null;
  // Preloads, scripts and the imports of inline scripts: the page names every file itself.
  const paths = new Set(readFileSync(page, 'utf8').match(/\/assets\/[\w.-]+\.js/g));
  const contents = [...paths].map((path) => readFileSync(join(CLIENT, path)));
  const sum = (compress: (content: Buffer) => Buffer) =>
    contents.reduce((bytes, content) => bytes + compress(content).length, 0);
  return { files: paths.size, brotli: sum(brotliCompressSync), gzip: sum((content) => gzipSync(content)) };
}
