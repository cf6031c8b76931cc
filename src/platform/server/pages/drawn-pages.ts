import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { PAGE_ANSWERS_ID } from '#platform/contract/page-tags.ts';
import { PUBLIC_URL_PLACEHOLDER } from '#platform/contract/public-url.ts';
import { type BuiltPage, preparedPage } from './built-pages.ts';
import type { Draw, Drawn, PageAnswer } from './draw-worker.ts';
import { jsonInScript } from './html-text.ts';

/** Readers who come within this time get the same answers. It bounds the work, and nobody sees it. */
const FRESH_MS = 250;
/** A page that takes longer is sent as it was last; the next reader gets the new one. */
const PATIENCE_MS = 1000;
/** A thread that draws for longer is ended. */
const DRAWING_MS_MAX = 10_000;
const MEMORY_MB_MAX = 512;
/** Calls are found by drawing; answers can lead to further ones. */
const ROUNDS_MAX = 3;

interface DrawnPagesOptions {
  /** Folder of the web build's output for browsers; the bundle that draws is beside it. */
  folder: string;
  /** Answers a call of the API as a visitor gets it. */
  ask: (url: string) => Promise<PageAnswer>;
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** Draws built pages again with what the API answers now. */
interface DrawnPages {
  /** Returns the page with the answers of now; the one before (`isOld`) if they do not come within a second. */
  latest(page: BuiltPage): Promise<{ page: BuiltPage; isOld: boolean }>;
  close(): Promise<void>;
}

/** One page and what is known of it. */
interface Known {
  page: BuiltPage;
  calls: string[];
  /** Hash of the answers that the page shows. */
  shows: string;
  askedAt: number;
  /** True if it does not show the answers of the last time. */
  isOld: boolean;
  running: Promise<void> | null;
}

/**
 * Draws public pages again when their data changes, so that a reader without JavaScript sees what is published, and others
 * see it before the scripts have loaded. The answers are in the page as JSON, for React to start from the same ones.
 */
export function createDrawnPages({ folder, ask, publicUrl, log }: DrawnPagesOptions): DrawnPages {
  const bundle = join(folder, '../server/index.js');
  const drawer = createDrawer(bundle, log);
  const known = new Map<BuiltPage, Known>();

  const answersTo = async (calls: string[]) => {
    const answers = await Promise.all(calls.map(async (url) => [url, await ask(url)] as const));
    // Members' calls are refused, and the page shows what a visitor sees; any other failure would show in it.
    const failed = answers.find(([, { status }]) => status >= 500 || status === 429);
    if (failed) throw new Error(`${failed[0]} answered ${failed[1].status}`);
    return Object.fromEntries(answers);
  };

  const refresh = async (built: BuiltPage, state: Known) => {
    const path = built.path ?? '/';
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const answers = await answersTo(state.calls);
      const shows = createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
      if (shows === state.shows) return;
      const drawn = await drawer.draw({ path, known: answers });
      const calls = [...new Set(drawn.calls)];
      const isWhole = calls.every((url) => url in answers);
      state.calls = calls;
      if (!isWhole && round < ROUNDS_MAX - 1) continue;
      state.page = preparedPage(drawnInto(built.html, drawn, publicUrl), { path, isShortLived: true });
      state.shows = shows;
      return;
    }
  };

  const start = (built: BuiltPage, state: Known) => {
    state.askedAt = Date.now();
    state.running = refresh(built, state)
      .then(() => {
        state.isOld = false;
      })
      .catch((error) => {
        state.isOld = true;
        log.warn({ err: error, path: built.path }, 'page not drawn; the one before is sent');
      })
      .finally(() => {
        state.running = null;
      });
    return state.running;
  };

  return {
    async latest(built) {
      if (!existsSync(bundle)) return { page: built, isOld: true };
      const state = known.get(built) ?? {
        page: built,
        calls: [],
        shows: '',
        askedAt: 0,
        isOld: true,
        running: null,
      };
      known.set(built, state);
      if (state.running || Date.now() - state.askedAt >= FRESH_MS)
        await Promise.race([state.running ?? start(built, state), after(PATIENCE_MS)]);
      return { page: state.page, isOld: state.isOld || state.running !== null };
    },
    close: drawer.close,
  };
}

/** Draws pages one at a time, in a thread of its own. It starts at once: to load the bundle takes longer than to draw a page. */
function createDrawer(bundle: string, log: FastifyBaseLogger) {
  let worker: Worker | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  const open = () => {
    const opened = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      workerData: { bundle },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX },
    });
    opened.unref();
    // Without a listener an error would end the server.
    opened.on('error', (error) => log.warn({ err: error }, 'the thread that draws pages has failed'));
    opened.once('exit', () => {
      if (worker === opened) worker = null;
    });
    return opened;
  };
  if (existsSync(bundle)) worker = open();
  const drawNow = async (draw: Draw) => {
    worker ??= open();
    const drawn = await answerOf(worker, draw);
    if ('error' in drawn) throw new Error(drawn.error);
    return drawn;
  };
  return {
    draw(draw: Draw) {
      const drawn = turn.then(() => drawNow(draw));
      turn = drawn.catch(() => undefined);
      return drawn;
    },
    close: async () => void (await worker?.terminate()),
  };
}

/** @throws Error if the thread ends before it has answered. */
function answerOf(worker: Worker, draw: Draw): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => worker.terminate().catch(reject), DRAWING_MS_MAX).unref();
    const ended = (reason: unknown) => {
      clearTimeout(limit);
      reject(new Error('The thread that draws pages has ended', { cause: reason }));
    };
    worker.once('message', (drawn: Drawn) => {
      clearTimeout(limit);
      worker.off('error', ended).off('exit', ended);
      resolve(drawn);
    });
    worker.once('error', ended).once('exit', ended);
    worker.postMessage(draw);
  });
}

/** Splits a page before and behind its main element; null if it has none. */
function splitAtMain(html: string): { before: string; main: string; behind: string } | null {
  const start = html.search(/<main[ >]/);
  const last = html.lastIndexOf('</main>');
  if (start === -1 || last < start) return null;
  const end = last + '</main>'.length;
  return { before: html.slice(0, start), main: html.slice(start, end), behind: html.slice(end) };
}

const STRUCTURED = /<script type="application\/ld\+json">[^<]*<\/script>/;

/**
 * Puts what was drawn, and its structured data, into the built page, whose head and scripts are prepared already, and the
 * answers at its end.
 */
function drawnInto(
  built: string,
  { html, answers }: Exclude<Drawn, { error: string }>,
  publicUrl: string,
): string {
  const drawn = html.replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl);
  const main = splitAtMain(drawn)?.main;
  if (!main) throw new Error('The drawn page has no main element');
  const structured = STRUCTURED.exec(drawn)?.[0] ?? '';
  const data = `<script type="application/json" id="${PAGE_ANSWERS_ID}">${jsonInScript(answers)}</script>`;
  // As functions: in a text, `$&` and the like would refer to parts of the page.
  const page = built.replace(STRUCTURED, () => structured);
  const { before, behind } = splitAtMain(page) ?? {};
  const filled = before === undefined ? page : `${before}${main}${behind}`;
  return filled.replace('</body>', () => `${data}</body>`);
}
