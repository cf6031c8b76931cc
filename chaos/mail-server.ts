import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import {
  startMailServer as startTestMailServer,
  type TestMailServer,
} from '#platform/testing/mail-server.ts';
import { atEnd } from './cleanup.ts';

/** A mail server that can be away. */
export interface MailServer {
  /** Tells whether a mail to this address has come. */
  hasMailFor(address: string): boolean;
  /** Connections are refused. */
  refuse(): Promise<void>;
  /** Connections are taken, and nothing is said. */
  keepSilent(): Promise<void>;
  takeMails(): Promise<void>;
}

/** Starts a mail server on 127.0.0.1 that takes every mail. */
export async function startMailServer(port: number): Promise<MailServer> {
  const opened: TestMailServer[] = [];
  let close = async () => {};
  const change = (open?: () => Promise<() => Promise<void>>) => async () => {
    await close();
    close = open ? await open() : async () => {};
  };
  const server: MailServer = {
    hasMailFor: (address) => opened.some(({ received }) => received.some(({ to }) => to === address)),
    refuse: change(),
    keepSilent: change(() => listenSilently(port)),
    takeMails: change(async () => {
      const mails = await startTestMailServer({ port });
      opened.push(mails);
      return mails.stop;
    }),
  };
  await server.takeMails();
  atEnd(() => close());
  return server;
}

async function listenSilently(port: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}
