import type { FilmName } from './films.data.ts';

/** A caption: from `at` seconds until the next one. */
export interface FilmLine {
  at: number;
  text: string;
}

/** A film as it lies in public/films. */
export interface Recording {
  seconds: number;
  bytes: number;
  /** Part of the address, so that a browser keeps the files for good: a hash of what they hold. */
  version: string;
  lines: readonly FilmLine[];
}

export const RECORDINGS: Partial<Record<FilmName, Recording>> = {};
