import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import type { FilmName } from '#features/demo/recordings/films.data.ts';
import type { FilmLine, Recording } from '#features/demo/recordings/recordings.data.ts';
import { ROOT, runProgram } from '../run-program.ts';
import type { Take } from './take.ts';

const FOLDER = join(ROOT, 'public/films');
const DATA_FILE = join(ROOT, 'src/features/demo/recordings/recordings.data.ts');
/** Sharp on a screen of two pixels a point in half a page, and small. */
const POSTER = { width: 960, quality: 55 };

/** A time as WebVTT writes it: `00:01:04.500`. */
const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** WebVTT: each line stays until the next one begins. */
function captionsOf(lines: FilmLine[], end: number): string {
  const cues = lines.map(
    ({ at, text }, index) => `${stamp(at)} --> ${stamp(lines[index + 1]?.at ?? end)}\n${text}`,
  );
  return ['WEBVTT', ...cues].map((block) => `${block}\n`).join('\n');
}

/** As the head of the file says, which is what players show. */
async function secondsOf(film: Buffer): Promise<number> {
  using input = new Input({ source: new BufferSource(film), formats: ALL_FORMATS });
  return (await input.getDurationFromMetadata()) ?? 0;
}

/** Writes film, captions and poster. @returns what the page must know of them. */
export async function writeFilm(name: FilmName, film: Buffer, take: Take): Promise<Recording> {
  const seconds = Math.round((await secondsOf(film)) * 10) / 10;
  const captions = captionsOf(take.lines, seconds);
  const poster = await sharp(take.poster).resize({ width: POSTER.width }).webp(POSTER).toBuffer();
  await mkdir(FOLDER, { recursive: true });
  const hash = createHash('sha256');
  for (const [kind, content] of [
    ['webm', film],
    ['vtt', captions],
    ['webp', poster],
  ] as const) {
    hash.update(content);
    await writeFile(join(FOLDER, `${name}.${kind}`), content);
  }
  return { seconds, bytes: film.length, version: hash.digest('hex').slice(0, 10), lines: take.lines };
}

/** Writes the data file of the page. */
export async function writeRecordings(recordings: Partial<Record<FilmName, Recording>>): Promise<void> {
  const text = `import type { FilmName } from './films.data.ts';

/** A caption: from \`at\` seconds until the next one. */
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

/** Written by scripts/record-demo; do not edit. */
export const RECORDINGS: Record<FilmName, Recording> = ${JSON.stringify(recordings)};
`;
  await writeFile(DATA_FILE, text);
  const { code, output } = await runProgram('biome', ['check', '--write', DATA_FILE]);
  if (code !== 0) throw new Error(output);
}
