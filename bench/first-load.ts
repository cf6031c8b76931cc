import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const CLIENT = join(import.meta.dirname, '../build/client');

/**
 * What a browser without a cache may ask for at most when it opens a page: scripts, style sheets, and bytes of the scripts as they come
 * over the line (brotli). They are a little above what the pages have now.
 */
export const FIRST_LOAD_MAX = {
  '/': { scripts: 6, sheets: 2, bytes: 151_000 },
  '/marketplace': { scripts: 9, sheets: 5, bytes: 167_000 },
  '/register': { scripts: 12, sheets: 6, bytes: 203_000 },
  '/profile': { scripts: 11, sheets: 6, bytes: 179_000 },
};
export type FirstPage = keyof typeof FIRST_LOAD_MAX;
export const FIRST_PAGES = Object.keys(FIRST_LOAD_MAX) as FirstPage[];

export interface FirstLoad {
  scripts: number;
  sheets: number;
  bytes: number;
  /** Bytes of the scripts for a browser that cannot read brotli. */
  gzip: number;
}

/** Finds what a browser without a cache asks for when it opens a page; null when the web is not built. */
export function firstLoad(page: FirstPage): FirstLoad | null {
  const file = join(CLIENT, page, 'index.html');
  if (!existsSync(file)) return null;
  // The page names every file itself: preloads, scripts and the imports of inline scripts.
  const paths = [...new Set(readFileSync(file, 'utf8').match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  const scripts = paths.filter((path) => path.endsWith('.js'));
  const contents = scripts.map((path) => readFileSync(join(CLIENT, path)));
  const sum = (compress: (content: Buffer) => Buffer) =>
    contents.reduce((bytes, content) => bytes + compress(content).length, 0);
  return {
    scripts: scripts.length,
    sheets: paths.length - scripts.length,
    bytes: sum(brotliCompressSync),
    gzip: sum((content) => gzipSync(content)),
  };
}

/** True if a page asks for no more than it may. */
export function isSmall(page: FirstPage, load: FirstLoad): boolean {
  const max = FIRST_LOAD_MAX[page];
  return load.scripts <= max.scripts && load.sheets <= max.sheets && load.bytes <= max.bytes;
}
