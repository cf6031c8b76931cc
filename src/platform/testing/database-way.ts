import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way from a server to its database, for tests that take the database away and give it back. */
export interface DatabaseWay {
  /** The database's address by this way. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Breaks every connection and refuses new ones once this many more statements have passed. */
  cutAfter(statements: number): void;
  isCut(): boolean;
  restore(): Promise<void>;
  /** Lets nothing pass, though connections stay and new ones are taken, as of a database that is paused. */
  hold(): void;
  release(): void;
}

/** The first letter of a message that asks the database to do something: Query, Parse, Bind. */
const STATEMENT = /^[QPB]/;

/** A way to the database at `databaseUrl`; open. */
export async function openDatabaseWay(databaseUrl: string): Promise<DatabaseWay> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let held = false;
  let left = Number.POSITIVE_INFINITY;

  const way = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.on('close', () => to.destroy()).on('error', () => to.destroy());
      from.on('data', (chunk) => {
        const isStatement = from === client && STATEMENT.test(chunk.toString('latin1', 0, 1));
        if (isStatement && left-- === 0) return breakAll();
        to.write(chunk);
      });
      if (held) from.pause();
    }
  });
  const breakAll = () => {
    left = Number.POSITIVE_INFINITY;
    if (way.listening) way.close();
    for (const socket of open) socket.destroy();
    open.clear();
  };
  const listen = async (port: number) => {
    way.listen(port, '127.0.0.1');
    await once(way, 'listening');
    const address = way.address();
    return typeof address === 'object' && address ? address.port : port;
  };

  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async cut() {
      if (!way.listening) return breakAll();
      const closed = once(way, 'close');
      breakAll();
      await closed;
    },
    cutAfter(statements) {
      left = statements;
    },
    isCut: () => !way.listening,
    async restore() {
      left = Number.POSITIVE_INFINITY;
      if (!way.listening) await listen(port);
    },
    hold() {
      held = true;
      for (const socket of open) socket.pause();
    },
    release() {
      held = false;
      for (const socket of open) socket.resume();
    },
  };
}
