import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const CLIENT = join(import.meta.dirname, '../build/client');

/** Bytes, as they come over the line (brotli), that a browser without a cache may ask for at most when it opens a page. */
export const FIRST_LOAD_MAX = {
  '/': { bytes: 170_000, sheetBytes: 15_000 },
  '/marketplace': { bytes: 240_000, sheetBytes: 20_000 },
  '/register': { bytes: 240_000, sheetBytes: 20_000 },
  '/profile': { bytes: 240_000, sheetBytes: 20_000 },
};
export type FirstPage = keyof typeof FIRST_LOAD_MAX;
export const FIRST_PAGES = Object.keys(FIRST_LOAD_MAX) as FirstPage[];

export interface FirstLoad {
  scripts: number;
  sheets: number;
  /** Bytes of the scripts. */
  bytes: number;
  /** Bytes of the style sheets. */
  sheetBytes: number;
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
  const sheets = paths.filter((path) => path.endsWith('.css'));
  const sum = (files: string[], compress: (content: Buffer) => Buffer) =>
    files.reduce((bytes, path) => bytes + compress(readFileSync(join(CLIENT, path))).length, 0);
  return {
    scripts: scripts.length,
    sheets: sheets.length,
    bytes: sum(scripts, brotliCompressSync),
    sheetBytes: sum(sheets, brotliCompressSync),
    gzip: sum(scripts, (content) => gzipSync(content)),
  };
}

/** The figures that have a limit. */
export const LIMITED = ['bytes', 'sheetBytes'] as const;

/** True if a page asks for no more than it may. */
export function isSmall(page: FirstPage, load: FirstLoad): boolean {
  const max = FIRST_LOAD_MAX[page];
  return LIMITED.every((figure) => load[figure] <= max[figure]);
}
