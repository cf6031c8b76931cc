import { renderToReadableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { queryClient } from '#platform/web/query.ts';

/**
 * Renders a page to its complete HTML: at build time to prerender the public pages, later in `drawPage`.
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
    // React would leave the part out that cannot be drawn.
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
interface Drawing {
  html: string;
  answers: [key: readonly unknown[], data: unknown][];
}

/**
 * Renders a prerendered page again, with what its queries answer now (src/platform/server/pages/draw-worker.ts calls it).
 * Queries that fail show what the page shows while it loads. One page at a time: all share one cache.
 * @throws Error when a part of the page cannot be drawn; React Router logs the cause.
 */
export async function drawPage(build: ServerBuild, path: string): Promise<Drawing> {
  const handle = createRequestHandler(build, 'production');
  const draw = async () => {
    const answer = await handle(new Request(`https://page.invalid${path}`));
    if (!answer.ok) throw new Error(`${path} could not be drawn: the lines above say why`);
    return answer.text();
  };
  queryClient.clear();
  // Finds the queries of the page.
  await draw();
  const queries = queryClient.getQueryCache().getAll();
  await Promise.all(
    queries.map((query) => query.fetch({ ...query.options, retry: false }).catch(() => undefined)),
  );
  const answers = queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as [readonly unknown[], unknown]);
  return { html: await draw(), answers };
}
