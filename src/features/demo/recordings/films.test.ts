import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { filmTime } from './film-files.rules.ts';
import { FEATURE_FILMS, PRODUCT_FILM } from './films.data.ts';
import { RECORDINGS } from './recordings.data.ts';

const FOLDER = 'public/films';
const MAX_BYTES = 12_000_000;
const FILMS = [PRODUCT_FILM, ...FEATURE_FILMS];

const contentOf = (file: string) => readFileSync(`${FOLDER}/${file}`);

/** Seconds that the file itself says it lasts. */
async function secondsOf(file: string): Promise<number> {
  using input = new Input({ source: new FilePathSource(`${FOLDER}/${file}`), formats: ALL_FORMATS });
  return (await input.getDurationFromMetadata()) ?? 0;
}

test('all films together have at most 12 MB, and nothing else is in their folder', () => {
  const files = readdirSync(FOLDER).sort();
  expect(files).toEqual(
    FILMS.flatMap(({ name }) => ['vtt', 'webm', 'webp'].map((kind) => `${name}.${kind}`)).sort(),
  );
  const bytes = files.map((file) => statSync(`${FOLDER}/${file}`).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES);
});

test.each(FILMS)('$name: time, size, version and lines are those of its files', async ({ name }) => {
  const { seconds, bytes, version, lines } = RECORDINGS[name];
  expect(await secondsOf(`${name}.webm`)).toBeCloseTo(seconds, 1);
  expect(statSync(`${FOLDER}/${name}.webm`).size).toBe(bytes);
  const hash = createHash('sha256');
  for (const kind of ['webm', 'vtt', 'webp']) hash.update(contentOf(`${name}.${kind}`));
  expect(version).toBe(hash.digest('hex').slice(0, 10));

  const captions = contentOf(`${name}.vtt`).toString();
  expect(captions.startsWith('WEBVTT\n')).toBe(true);
  for (const { text } of lines) expect(captions).toContain(`\n${text}\n`);
  expect(captions.split(' --> ')).toHaveLength(lines.length + 1);
});

test('the feature demos last 40 to 90 seconds', () => {
  for (const { name } of FEATURE_FILMS) {
    expect(RECORDINGS[name].seconds).toBeGreaterThanOrEqual(40);
    expect(RECORDINGS[name].seconds).toBeLessThanOrEqual(90);
  }
});

test('times are shown in minutes and seconds', () => {
  expect([59.6, 64.2, 5, 154].map(filmTime)).toEqual(['1:00', '1:04', '0:05', '2:34']);
});
