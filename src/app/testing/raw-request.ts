import { request } from 'node:http';
import { API_BASE } from '#platform/contract/route.ts';
import type { ApiAnswer, TestApp } from '#platform/testing/test-app.ts';

/** Sends a request whose path goes out as it is written; `fetch` would resolve `..` and encode the rest. */
export function rawRequest(
  app: TestApp,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<ApiAnswer> {
  const { hostname, port } = new URL(app.url);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path: API_BASE + path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = response.headers['content-type']?.includes('json');
        const answer = {
          status: response.statusCode ?? 0,
          headers: new Headers(),
          body: isJson ? JSON.parse(text) : text,
        };
        for (const [name, value] of Object.entries(response.headers)) answer.headers.set(name, String(value));
        resolve(answer);
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
