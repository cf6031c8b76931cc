import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that nobody uses, for a server whose port must be known before it starts: links in mails carry it. It is below
 * those that systems hand out for outgoing connections, of which one could take it until then.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((answer) => {
    probe.once('error', () => answer(false)).listen(port, '127.0.0.1', () => answer(true));
  });
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
