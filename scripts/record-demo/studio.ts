import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';
import { FILM_SIZE } from '#features/demo/recordings/film-files.rules.ts';
import type { Frame } from './take.ts';

/** An address that no server has: the pages of it come from this script. https, as encoders want a secure page. */
const STUDIO = 'https://studio.invalid';
const MEDIABUNNY = 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs';
/** VP9, level 3.1 (1280 by 720 at 30 pictures a second), 8 bit. */
const CODEC = 'vp09.00.31.08';
/** From 0, without loss, to 63: for pictures to read, and for those between while the page scrolls. */
const QUANTIZER = { still: 30, scrolling: 50 };
/** A player can start at a key picture only; a key picture has the bytes of a hundred others. */
const KEY_SECONDS = 10;
/** A player that is asked for the middle of a still picture should not have to look far. */
const LONGEST_FRAME = 1;

interface Settings {
  size: typeof FILM_SIZE;
  codec: string;
  quantizer: typeof QUANTIZER;
  keySeconds: number;
}

/** Writes the film of these pictures, with the pointer drawn on them, in a page of the browser. @returns WebM. */
export async function encodeFilm(browser: Browser, frames: Frame[]): Promise<Buffer> {
  const page = await browser.newPage();
  await openStudio(page);
  const settings: Settings = {
    size: FILM_SIZE,
    codec: CODEC,
    quantizer: QUANTIZER,
    keySeconds: KEY_SECONDS,
  };
  const film = await page.evaluate(encodeInPage, { frames: frames.flatMap(inParts), settings });
  await page.close();
  return Buffer.from(film, 'base64');
}

async function openStudio(page: Page): Promise<void> {
  await page.route(`${STUDIO}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<title>Studio</title>' });
    if (pathname === '/mediabunny.mjs') {
      return route.fulfill({ contentType: 'text/javascript', body: await readFile(MEDIABUNNY) });
    }
    return route.fulfill({ contentType: 'image/png', path: searchParams.get('file') ?? '' });
  });
  await page.goto(`${STUDIO}/`);
}

function inParts(frame: Frame): Frame[] {
  const parts = Math.ceil(frame.seconds / LONGEST_FRAME);
  return Array.from({ length: parts }, () => ({ ...frame, seconds: frame.seconds / parts }));
}

/** Runs in the page, so it knows only what is handed in. */
async function encodeInPage({ frames, settings }: { frames: Frame[]; settings: Settings }): Promise<string> {
  const { size, codec, quantizer, keySeconds } = settings;
  const address = '/mediabunny.mjs';
  const media = (await import(address)) as typeof Mediabunny;
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');

  const source = new media.EncodedVideoPacketSource('vp9');
  const target = new media.BufferTarget();
  const output = new media.Output({ format: new media.WebMOutputFormat(), target });
  output.addVideoTrack(source);
  await output.start();
  let written: Promise<unknown> = Promise.resolve();
  const failures: unknown[] = [];
  const encoder = new VideoEncoder({
    output: (chunk, meta) => {
      written = written.then(() => source.add(media.EncodedPacket.fromEncodedChunk(chunk), meta));
    },
    error: (error) => failures.push(error),
  });
  encoder.configure({
    codec,
    ...size,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
    contentHint: 'text',
  });

  const arrow = new Path2D('M0 0V22.5L5.6 17.3L9.2 25.6L13 24L9.4 15.8L17 15.4Z');
  const drawPointer = ({ pointer, pressed }: Frame) => {
    pen.save();
    pen.translate(pointer.x, pointer.y);
    if (pressed) {
      pen.beginPath();
      pen.arc(0, 0, 20, 0, 2 * Math.PI);
      pen.fillStyle = 'rgb(224 159 31 / 55%)';
      pen.fill();
    }
    pen.scale(1.25, 1.25);
    pen.lineWidth = 3;
    pen.lineJoin = 'round';
    pen.strokeStyle = 'white';
    pen.stroke(arrow);
    pen.fillStyle = 'black';
    pen.fill(arrow);
    pen.restore();
  };

  let picture: ImageBitmap | undefined;
  let file = '';
  let at = 0;
  let nextKey = 0;
  for (const frame of frames) {
    if (frame.picture !== file) {
      file = frame.picture;
      picture?.close();
      const answer = await fetch(`/picture?file=${encodeURIComponent(file)}`);
      picture = await createImageBitmap(await answer.blob());
    }
    if (!picture) throw new Error('no picture');
    pen.drawImage(picture, 0, 0, size.width, size.height);
    drawPointer(frame);
    const keyFrame = at >= nextKey;
    if (keyFrame) nextKey = at + keySeconds;
    const image = new VideoFrame(canvas, {
      timestamp: Math.round(at * 1e6),
      duration: Math.round(frame.seconds * 1e6),
    });
    encoder.encode(image, {
      keyFrame,
      vp9: { quantizer: frame.scrolling ? quantizer.scrolling : quantizer.still },
    } as VideoEncoderEncodeOptions);
    image.close();
    at += frame.seconds;
    while (encoder.encodeQueueSize > 4) await new Promise((later) => setTimeout(later, 5));
    if (failures.length > 0) throw failures[0];
  }
  await encoder.flush();
  await written;
  await output.finalize();
  if (!target.buffer) throw new Error('no film');
  const film = new Blob([target.buffer]);
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(film);
  });
}
