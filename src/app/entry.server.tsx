import { renderToReadableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { sendCallsBy } from '#platform/web/client.ts';
import { queryClient } from '#platform/web/query.ts';

/** Answers can lead to further calls. */
const ROUNDS_MAX = 3;

/**
 * Renders a page to its complete HTML: at build time to prerender the pages, later in `renderNow`.
 * Without this file, the build would add a package and run `npm install`.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // React would move large parts behind a script, and a reader without scripts would not see them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React would leave the part out that cannot be rendered.
    onError: (error) => {
      errors.push(error);
    },
  });
  await page.allReady;
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(page, { status, headers });
}

/** A page, and the answers of the API that it shows: query keys with their data. */
interface Rendering {
  html: string;
  answers: [key: readonly unknown[], data: unknown][];
}

/**
 * Renders a page with what its queries answer now (src/platform/server/pages/rendered-pages.ts calls it).
 * Queries that fail show what the page shows while it loads. One page at a time: all share one cache.
 * @param ask answers a call of the API.
 * @throws Error when a part of the page cannot be rendered; React Router logs the cause.
 */
export async function renderNow(build: ServerBuild, path: string, ask: typeof fetch): Promise<Rendering> {
  const handle = createRequestHandler(build, 'production');
  const render = async () => {
    const answer = await handle(new Request(`https://page.invalid${path}`));
    if (!answer.ok) throw new Error(`${path} could not be rendered: the lines above say why`);
    return answer.text();
  };
  sendCallsBy(ask);
  queryClient.clear();
  const cache = queryClient.getQueryCache();
  let html = await render();
  for (let round = 0, known = 0; round < ROUNDS_MAX && cache.getAll().length > known; round++) {
    const found = cache.getAll().slice(known);
    known += found.length;
    await Promise.all(
      found.map((query) => query.fetch({ ...query.options, retry: false }).catch(() => undefined)),
    );
    html = await render();
  }
  const answers = cache
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as [readonly unknown[], unknown]);
  return { html, answers };
}
