import type { IncomingMessage } from 'node:http';
import { asFetchError, type FetchOptions, readUrl, sendRequest } from './fetch-public.ts';

interface Posted {
  status: number;
  /** Start of the answer's text. */
  answer: string;
}

/**
 * Sends a text to an address that a member entered, as `fetchPublic` fetches one: to public addresses only. A redirect is
 * not followed; it is an answer as any other.
 * @param options.maxBytes number of bytes of the answer that are read; the rest is left.
 * @throws FetchError if no answer came, with words for a person.
 */
export async function postPublic(address: string, body: string, options: FetchOptions): Promise<Posted> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const headers = { 'content-length': String(Buffer.byteLength(body)), ...options.headers };
    const response = await sendRequest(readUrl(address), { ...options, headers }, signal, body);
    try {
      return {
        status: response.statusCode ?? 0,
        answer: await startOf(response, options.maxBytes),
      };
    } finally {
      response.destroy();
    }
  } catch (error) {
    throw asFetchError(error, signal, options.timeoutMs);
  }
}

/** Reads the first bytes of an answer as text; a packed one has none. */
async function startOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  if (response.headers['content-encoding']) return '';
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= maxBytes) break;
  }
  // Stored as text: PostgreSQL takes no NUL.
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8').replaceAll('\0', '');
}
