import { parentPort, workerData } from 'node:worker_threads';

/** Answer of the API to a call of a page. */
export interface PageAnswer {
  status: number;
  body: string;
}

/** Request to draw a page, with what is known of the answers to its calls, by URL. */
export interface Draw {
  path: string;
  known: Record<string, PageAnswer>;
}

/** A drawn page. `calls` are the URLs that it asked for; those that were not known fail. */
export type Drawn =
  | { html: string; answers: [key: unknown[], data: unknown][]; calls: string[] }
  | { error: string };

const MISSING: PageAnswer = { status: 404, body: '{}' };

/** Draws pages outside of the server's own thread: one takes about as long as twenty requests. */
async function serve(bundle: string): Promise<void> {
  let known: Draw['known'] = {};
  let calls: string[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      calls.push(url);
      const { status, body } = known[url] ?? MISSING;
      return new Response(body, { status });
    },
    // A page is drawn for a visitor.
    localStorage: { getItem: () => null },
  });
  const build = await import(bundle);
  const draw = async ({ path, known: answers }: Draw): Promise<Drawn> => {
    known = answers;
    calls = [];
    return { ...(await build.entry.module.drawPage(build, path)), calls };
  };
  parentPort?.on('message', (wanted: Draw) =>
    draw(wanted)
      .catch((error): Drawn => ({ error: String(error) }))
      .then((drawn) => parentPort?.postMessage(drawn)),
  );
}

// Not in the server's thread, which imports the types.
if (parentPort && workerData?.bundle) await serve(workerData.bundle);
