import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request in any way that a server on the internet may. */
type Page = (request: IncomingMessage, response: ServerResponse) => void;

export interface FeedServer {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  origin: string;
  port: number;
  /** Pages by path; a test may add some. Others answer 404. */
  pages: Record<string, Page>;
  /** Paths that were asked for, in order. */
  seen: string[];
  stop(): Promise<void>;
}

/** A page that answers a text. */
export const page =
  (body: string | Buffer, type = 'application/rss+xml', status = 200): Page =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

/** A page that sends the caller elsewhere. */
export const redirectTo =
  (location: string, status = 302): Page =>
  (_, response) =>
    void response.writeHead(status, { location }).end();

/** RSS with these items, each the inside of `<item>`. */
export const rss = (...items: string[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title>${items
    .map((item) => `<item>${item}</item>`)
    .join('')}</channel></rss>`;

/** A web server on loopback. */
export async function startFeedServer(pages: Record<string, Page> = {}): Promise<FeedServer> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    const answer = pages[URL.parse(request.url ?? '', 'http://x')?.pathname ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pages,
    seen,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
