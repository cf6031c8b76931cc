import { createServer, connect as openSocket, type Socket } from 'node:net';

export interface BrokenLine {
  /** Address of the server through the line. */
  url: string;
  /** Number of connections that were cut. */
  cuts: () => number;
  /** Cuts the line when this many more bytes have gone to the server, once. */
  cutAfter(bytes: number): void;
  stop(): Promise<void>;
}

/** A line to a server that breaks: every connection through it is cut once enough bytes have passed. */
export async function openBrokenLine(target: string, breaks: number[] = []): Promise<BrokenLine> {
  const { hostname, port } = new URL(target);
  const pending = [...breaks];
  const sockets = new Set<Socket>();
  let passed = 0;
  let cuts = 0;
  const server = createServer((browser) => {
    const upstream = openSocket(Number(port), hostname);
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        upstream.destroy();
      });
    }
    upstream.pipe(browser);
    browser.on('data', (chunk) => {
      passed += chunk.length;
      upstream.write(chunk);
      if (pending[0] === undefined || passed < pending[0]) return;
      pending.shift();
      cuts += 1;
      for (const socket of sockets) socket.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    cutAfter: (bytes) => pending.push(passed + bytes),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
