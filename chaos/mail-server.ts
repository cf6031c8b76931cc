import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { atEnd } from './cleanup.ts';

/** A mail server that can be away. */
export interface MailServer {
  /** To whom mails have come. */
  received: string[];
  /** Connections are refused. */
  refuse(): Promise<void>;
  /** Connections are taken, and nothing is said. */
  keepSilent(): Promise<void>;
  takeMails(): Promise<void>;
}

/** Starts a mail server on 127.0.0.1 that takes every mail. */
export async function startMailServer(port: number): Promise<MailServer> {
  const received: string[] = [];
  let close = async () => {};
  const change = (open?: () => Promise<() => Promise<void>>) => async () => {
    await close();
    close = open ? await open() : async () => {};
  };
  const server: MailServer = {
    received,
    refuse: change(),
    keepSilent: change(() => listenSilently(port)),
    takeMails: change(() => listenForMails(port, received)),
  };
  await server.takeMails();
  atEnd(() => close());
  return server;
}

const closed = (server: { close(done: () => void): unknown }) =>
  new Promise<void>((resolve) => server.close(() => resolve()));

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
    await closed(server);
  };
}

async function listenForMails(port: number, received: string[]): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onData(stream, { envelope }, done) {
      stream.on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
      stream.resume();
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return () => closed(server);
}
