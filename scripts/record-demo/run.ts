/**
 * `npm run record-demo [-- NAME...]`: records the films of the page /demo, or the named ones, from the running product.
 * Each starts with new demo data, so the order does not matter. It takes a minute or two for each.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { FEATURE_FILMS, type FilmName, PRODUCT_FILM } from '#features/demo/recordings/films.data.ts';
import { RECORDINGS, type Recording } from '#features/demo/recordings/recordings.data.ts';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';
import { Camera } from './camera.ts';
import { writeFilm, writeRecordings } from './film-files.ts';
import { type Cast, openCast } from './people.ts';
import { startProduct } from './product.ts';
import { collaborationTools } from './scenes/collaboration-tools.ts';
import { dayitvaAtWork } from './scenes/dayitva-at-work.ts';
import { impactDashboard } from './scenes/impact-dashboard.ts';
import { marketplace } from './scenes/marketplace.ts';
import { matching } from './scenes/matching.ts';
import { encodeFilm } from './studio.ts';

const SCENES: Record<FilmName, (camera: Camera, cast: Cast) => Promise<void>> = {
  'dayitva-at-work': dayitvaAtWork,
  matching,
  'impact-dashboard': impactDashboard,
  marketplace,
  'collaboration-tools': collaborationTools,
};

/** Plays one scene, and writes its film. */
async function record(browser: Browser, name: FilmName): Promise<Recording> {
  const pictures = mkdtempSync(join(tmpdir(), `dayitva-film-${name}-`));
  const product = await startProduct();
  try {
    const camera = new Camera(pictures);
    await SCENES[name](camera, await openCast(browser, product.url));
    const take = camera.end();
    return await writeFilm(name, await encodeFilm(browser, take.frames), take);
  } finally {
    await product.stop();
    if (!process.env.KEEP_PICTURES) rmSync(pictures, { recursive: true });
  }
}

const names = [PRODUCT_FILM, ...FEATURE_FILMS].map(({ name }) => name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) throw new Error(`no film is called ${unknown}; there are ${names.join(', ')}`);

const recordings: Partial<Record<FilmName, Recording>> = { ...RECORDINGS };
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
for (const name of names.filter((one) => asked.length === 0 || asked.includes(one))) {
  const recording = await record(browser, name);
  recordings[name] = recording;
  await writeRecordings(recordings);
  console.log(`${name}: ${recording.seconds} seconds, ${Math.round(recording.bytes / 1000)} kB`);
}
await browser.close();
