import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createProcessor } from 'beasties/runtime';
import type { FastifyBaseLogger } from 'fastify';
import { PAGE_ANSWERS_ID } from '#platform/contract/page-tags.ts';
import { PUBLIC_URL_PLACEHOLDER } from '#platform/contract/public-url.ts';
import { type BuiltPage, preparedPage } from './built-pages.ts';
import { jsonInScript } from './html-text.ts';

/** Readers who come within this time get the same answers. It bounds the work, and nobody sees it. */
const FRESH_MS = 250;
/** A page that takes longer is sent as it was last; the next reader gets the new one. */
const PATIENCE_MS = 1000;
/** As many addresses stay in memory, those that were read last: 100 kB each. */
const PAGES_MAX = 200;

/** Answer of the API to a call of a page. */
interface PageAnswer {
  status: number;
  body: string;
}

interface RenderedPagesOptions {
  /** Folder of the web build's output for browsers; the bundle that renders is beside it. */
  folder: string;
  /** Answers a call of the API as a visitor gets it. */
  ask: (url: string) => Promise<PageAnswer>;
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** Renders built pages again with what the API answers now. */
export interface RenderedPages {
  /**
   * Returns the page at an address with the answers of now; the one before (`isOld`) if they do not come within a second.
   * @param built what the build has rendered for it.
   */
  latest(path: string, built: BuiltPage): Promise<{ page: BuiltPage; isOld: boolean }>;
}

/** One address and what is known of its page. */
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

type Answers = Map<string, PageAnswer>;

const hashOf = (answers: Answers) =>
  createHash('sha256')
    .update(JSON.stringify([...answers].sort(([one], [two]) => (one < two ? -1 : 1))))
    .digest('base64url');

/**
 * Renders public pages when their data changes, so that a reader without JavaScript sees what is published, and others
 * see it before the scripts have loaded. The answers are in the page as JSON, for React to start from the same ones.
 */
export function createRenderedPages({ folder, ask, publicUrl, log }: RenderedPagesOptions): RenderedPages {
  const renderer = createRenderer(join(folder, '../server'), publicUrl);
  const known = new Map<string, Known>();

  /** @throws Error if a call fails. Members' calls are refused, and the page shows what a visitor sees. */
  const answerTo = async (url: string, answers: Answers) => {
    const answer = answers.get(url) ?? (await ask(url));
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${url} answered ${answer.status}`);
    answers.set(url, answer);
    return answer;
  };

  const refresh = async (path: string, state: Known) => {
    const asked: Answers = new Map();
    await Promise.all(state.calls.map((url) => answerTo(url, asked)));
    if (state.calls.length > 0 && hashOf(asked) === state.shows) return;
    const answers: Answers = new Map();
    const failures: unknown[] = [];
    const html = await renderer.render(path, async (url) => {
      try {
        answers.set(url, asked.get(url) ?? (await answerTo(url, answers)));
      } catch (error) {
        failures.push(error);
      }
      return answers.get(url) ?? { status: 503, body: '{}' };
    });
    if (failures.length > 0) throw failures[0];
    state.page = preparedPage(html, { path, isShortLived: true });
    state.calls = [...answers.keys()];
    state.shows = hashOf(answers);
  };

  const start = (path: string, state: Known) => {
    state.askedAt = Date.now();
    state.running = refresh(path, state)
      .then(() => {
        state.isOld = false;
      })
      .catch((error) => {
        state.isOld = true;
        log.warn({ err: error, path }, 'page not rendered; the one before is sent');
      })
      .finally(() => {
        state.running = null;
      });
    return state.running;
  };

  /** Moves an address behind all others. */
  const stateOf = (path: string, built: BuiltPage): Known => {
    const state = known.get(path) ?? {
      page: built,
      calls: [],
      shows: '',
      askedAt: 0,
      isOld: true,
      running: null,
    };
    known.delete(path);
    known.set(path, state);
    for (const [oldest] of known) {
      if (known.size <= PAGES_MAX) break;
      known.delete(oldest);
    }
    return state;
  };

  return {
    async latest(path, built) {
      if (!renderer.isBuilt) return { page: built, isOld: true };
      const state = stateOf(path, built);
      if (state.running || Date.now() - state.askedAt >= FRESH_MS)
        await Promise.race([state.running ?? start(path, state), after(PATIENCE_MS)]);
      return { page: state.page, isOld: state.isOld || state.running !== null };
    },
  };
}

/** File beside the bundle that renders pages: which styles the first view of a page may need, as the build has prepared them. */
export const FIRST_STYLES = 'first-styles.json';

/** One script at the end of the page takes the style sheets in; the content security policy allows it by its hash. */
export const STYLING = { preload: 'media-script' } as const;

type Answering = (url: string) => Promise<PageAnswer>;

/** What the bundle of React Router exports, as far as it is used here. */
interface ServerBundle {
  entry: {
    module: {
      renderNow(
        build: ServerBundle,
        path: string,
        ask: (url: string) => Promise<Response>,
      ): Promise<{ html: string; answers: [key: unknown[], data: unknown][] }>;
    };
  };
}

/** Renders pages, one at a time. The bundle is loaded for the first of them, so that a start does not wait for it. */
function createRenderer(folder: string, publicUrl: string) {
  const file = join(folder, 'index.js');
  let styles: ReturnType<typeof createProcessor> | undefined;
  const renderNow = async (path: string, answer: Answering) => {
    // Node keeps it.
    const bundle: ServerBundle = await import(pathToFileURL(file).href);
    styles ??= createProcessor(JSON.parse(readFileSync(join(folder, FIRST_STYLES), 'utf8')), STYLING);
    const { html, answers } = await bundle.entry.module.renderNow(bundle, path, async (url) => {
      const { status, body } = await answer(url);
      return new Response(body, { status });
    });
    const data = `<script type="application/json" id="${PAGE_ANSWERS_ID}">${jsonInScript(answers)}</script>`;
    const page = html.replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl);
    // As a function: in a text, `$&` and the like would stand for parts of the page.
    return styles.process(page.replace('</body>', () => `${data}</body>`));
  };
  let turn: Promise<unknown> = Promise.resolve();
  return {
    isBuilt: existsSync(file),
    render(path: string, answer: Answering): Promise<string> {
      const rendered = turn.then(() => renderNow(path, answer));
      turn = rendered.catch(() => undefined);
      return rendered;
    },
  };
}
