import { type Agent, type IncomingMessage, request } from 'node:http';
import { API_BASE } from '#platform/contract/route.ts';
import type { ApiAnswer, TestApp } from '#platform/testing/test-app.ts';

export interface RawRequest {
  method: string;
  /** The whole path with its query; it goes out as it is written. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer | string;
  /** Without one each request has a connection of its own. */
  agent?: Agent;
  /** Milliseconds to wait for the whole answer; without it there is no limit. */
  patienceMs?: number;
}

function answerOf({ statusCode = 0, headers }: IncomingMessage, body: unknown): ApiAnswer {
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return { status: statusCode, headers: new Headers(named), body };
}

/** Sends a request to the server at `url` as it is written; `fetch` would resolve `..` and encode the rest. */
export function sendRaw(
  url: string,
  { method, path, headers, body, agent, patienceMs }: RawRequest,
): Promise<ApiAnswer> {
  const { hostname, port } = new URL(url);
  const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs);
  const options = { hostname, port, method, path, headers, agent: agent ?? false, signal };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      // A stream of events does not end; that it begins is the answer.
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        response.destroy();
        return resolve(answerOf(response, ''));
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = response.headers['content-type']?.includes('json') && text !== '';
        resolve(answerOf(response, isJson ? JSON.parse(text) : text));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends a request to the API by a path that `fetch` would change. */
export const rawRequest = (
  app: TestApp,
  method: string,
  path: string,
  { token, body, base = API_BASE }: { token?: string; body?: object; base?: string } = {},
): Promise<ApiAnswer> =>
  sendRaw(app.url, {
    method,
    path: base + path,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
