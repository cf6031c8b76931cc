import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Calls `send` that many times a second, evenly, and waits for none of them: whoever is slow does not slow the rest.
 * (Load generators that limit a rate by sending a second's requests at its beginning measure their own queue.)
 */
export async function sendEvenly(
  amount: number,
  perSecond: number,
  send: () => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const sent: Promise<void>[] = [];
  while (sent.length < amount) {
    const due = Math.min(amount, Math.ceil(((performance.now() - started) * perSecond) / 1000));
    while (sent.length < due) sent.push(send());
    await pause(1);
  }
  await Promise.all(sent);
}

export interface Call {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Makes a call over a connection that stays open; @returns its status once the whole answer is there, 0 on failure. */
export const statusOf = (agent: Agent, { method, url, headers, body }: Call): Promise<number> =>
  new Promise((resolve) => {
    const call = request(url, { method, headers, agent }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
      answer.resume();
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });

export const keepAlive = () => new Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY });
