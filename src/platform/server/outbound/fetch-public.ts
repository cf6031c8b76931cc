import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isPublicAddress } from './public-addresses.ts';

const REDIRECTS_MAX = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const DNS_TIMEOUT_MS = 3000;
const DNS_TRIES = 2;

/** Reasons for which nothing was fetched, in words for an admin. */
export class FetchError extends Error {
  get reason(): string {
    return this.message;
  }
}

export interface FetchOptions {
  /** Longest time in milliseconds from the first look-up to the last byte, redirects included. */
  timeoutMs: number;
  /** Most bytes, as they arrive and unpacked. */
  maxBytes: number;
  headers: Record<string, string>;
  /** True for an address that may be on this machine or in a private network. It is asked at each redirect again. */
  isExcepted?: (url: URL) => boolean;
  /** DNS servers instead of the machine's, as `address:port`. */
  dnsServers?: string[];
}

interface Fetched {
  status: number;
  headers: IncomingMessage['headers'];
  /** Address after the redirects. */
  url: string;
  /** Empty unless the status is 200. */
  body: Buffer;
}

const NOT_PUBLIC = 'The address leads to this machine or a private network, which is not allowed.';

/** Reasons of the network in plain words, by the code of Node's error. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'The server refuses the connection.',
  ECONNRESET: 'The server broke the connection off.',
  ENOTFOUND: 'The name of the server is not known.',
  ENODATA: 'The name of the server is not known.',
  ESERVFAIL: 'The name of the server cannot be looked up.',
  ETIMEOUT: 'The name of the server cannot be looked up.',
  EHOSTUNREACH: 'The server cannot be reached.',
  ENETUNREACH: 'The server cannot be reached.',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired.',
  Z_DATA_ERROR: 'The answer is damaged: it cannot be unpacked.',
  Z_BUF_ERROR: 'The answer is damaged: it cannot be unpacked.',
};

/**
 * Fetches an http(s) address that somebody entered. It connects to public addresses only: a name is looked up, every
 * address of it checked, and the connection made to exactly these, so that a second look-up cannot lead elsewhere (DNS
 * rebinding). Each redirect, five at most, is checked in the same way. Names come from DNS alone: this machine's hosts
 * file, which names private machines, has no say.
 * @throws FetchError for everything that goes wrong, with words for an admin.
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = readUrl(address);
  try {
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const answer = await fetchOnce(url, options, signal);
      if (!('location' in answer)) return answer;
      url = readUrl(answer.location, url);
    }
  } catch (error) {
    throw asFetchError(error, signal, options.timeoutMs);
  }
  throw new FetchError(`The address redirects more than ${REDIRECTS_MAX} times.`);
}

export function readUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new FetchError('The address does not start with http:// or https://.');
  }
  if (url.username || url.password) throw new FetchError('The address contains a user name or a password.');
  return url;
}

export function asFetchError(error: unknown, signal: AbortSignal, timeoutMs: number): FetchError {
  if (error instanceof FetchError) return error;
  if (signal.aborted) return new FetchError(`No complete answer within ${timeoutMs / 1000} seconds.`);
  const { code = '', cause, errors } = error as { code?: string; cause?: unknown; errors?: unknown[] };
  if (cause instanceof FetchError) return cause;
  // Node tries each address of a name, and collects what went wrong.
  const [first] = errors ?? [];
  const known = REASONS[code] ?? REASONS[(first as { code?: string } | undefined)?.code ?? ''];
  if (known) return new FetchError(known);
  const isCertificate = /CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code);
  return new FetchError(
    isCertificate ? 'The certificate of the server is not valid.' : 'The server cannot be reached.',
  );
}

type Answer = Fetched | { location: string };

/** Makes one request and reads its answer; a redirect is answered by its location. */
async function fetchOnce(url: URL, options: FetchOptions, signal: AbortSignal): Promise<Answer> {
  const response = await sendRequest(url, options, signal);
  try {
    const { statusCode: status = 0, headers } = response;
    if (REDIRECTS.has(status) && headers.location) return { location: headers.location };
    if (status === 304) return { status, headers, url: url.href, body: Buffer.alloc(0) };
    if (status !== 200) throw new FetchError(`The server answered with status ${status}.`);
    return { status, headers, url: url.href, body: await readBody(response, options.maxBytes, signal) };
  } finally {
    response.destroy();
  }
}

/**
 * Makes one request to a public address, or an excepted one. @param body makes it a POST.
 * @throws FetchError, or the network's error.
 */
export function sendRequest(
  url: URL,
  options: Omit<FetchOptions, 'timeoutMs' | 'maxBytes'>,
  signal: AbortSignal,
  body?: string,
): Promise<IncomingMessage> {
  const isExcepted = options.isExcepted?.(url) ?? false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A host that is an address already is never looked up.
  if (!isExcepted && isIP(host) && !isPublicAddress(host)) throw new FetchError(NOT_PUBLIC);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      // A kept connection would skip the look-up and its check.
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'accept-encoding': 'gzip', ...options.headers },
      signal,
      ...(!isExcepted && { lookup: publicLookup(options.dnsServers, signal) }),
    });
    request.on('error', reject).on('response', resolve).end(body);
  });
}

/** Looks a name up for a connection. It fails if one of the name's addresses is not public. */
function publicLookup(dnsServers: string[] | undefined, signal: AbortSignal): LookupFunction {
  return (hostname, { all }, done) => {
    resolvePublic(hostname, dnsServers, signal).then(
      (addresses) => {
        const [first] = addresses;
        if (all || !first) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error) => done(error, []),
    );
  };
}

interface Address {
  address: string;
  family: 4 | 6;
}

async function resolvePublic(
  hostname: string,
  dnsServers: string[] | undefined,
  signal: AbortSignal,
): Promise<Address[]> {
  // Not `dns.lookup`: a name that hangs would block one of the few threads that also read files.
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
  if (dnsServers) resolver.setServers(dnsServers);
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 as const })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 as const })) : []),
  ];
  if (found.length === 0) throw v4.status === 'rejected' ? v4.reason : new FetchError(REASONS.ENOTFOUND);
  if (!found.every(({ address }) => isPublicAddress(address))) throw new FetchError(NOT_PUBLIC);
  return found;
}

async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (!['gzip', 'x-gzip', 'identity'].includes(encoding)) {
    throw new FetchError('The answer is packed in a way that was not asked for.');
  }
  const atMost = () => {
    let length = 0;
    return async function* limit(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        length += chunk.length;
        if (length > maxBytes) throw new FetchError(`The answer is larger than ${maxBytes / 1024 ** 2} MB.`);
        yield chunk;
      }
    };
  };
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  if (encoding === 'identity') await pipeline(response, atMost(), collect, { signal });
  else await pipeline(response, atMost(), createGunzip(), atMost(), collect, { signal });
  return Buffer.concat(chunks);
}
