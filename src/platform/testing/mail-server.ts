import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string;
  message: string;
}

export interface TestMailServer {
  port: number;
  url: string;
  /** In the order in which they came. */
  received: ReceivedMail[];
  stop(): Promise<void>;
}

interface Answers {
  /** Zero for any free one. */
  port?: number;
  /** The error to refuse a recipient with, or null; a promise keeps the sender waiting. */
  refuse?: (address: string) => Promise<Error | null> | Error | null;
}

/** A refusal with a code of SMTP: 4xx for now, 5xx for good. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Starts a real mail server on this machine that takes every mail that `refuse` lets pass. */
export async function startMailServer({
  port = 0,
  refuse = () => null,
}: Answers = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: async ({ address }, _, done) => done(await refuse(address)),
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const message = await text(stream);
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', message });
      done();
    },
  });
  // A sender that is stopped in the middle of a mail is nothing to report.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const own = (server.server.address() as AddressInfo).port;
  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
