import autocannon, { type Client, type Request } from 'autocannon';

/** Connections of a load, unless a row has others. */
const CONNECTIONS = 32;

/** One server under one load: answers per second, and the time that half and 99 % of them took at most, in ms. */
export interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
}

/** After so many V8 has compiled what is measured. */
const WARM_UP_REQUESTS = 4000;
/** Longest time to warm up: of slow answers the database takes most of the time. */
const WARM_UP_MS = 8000;

/** Who sends the requests of a load. */
interface Senders {
  connections?: number;
  /** Each connection sends its own part of the requests. */
  byCaller?: boolean;
}

/** The settings of autocannon for these senders. */
function settingsOf(requests: Request[], { connections = CONNECTIONS, byCaller = false }: Senders) {
  if (!byCaller) return { connections, requests };
  const part = requests.length / connections;
  let opened = 0;
  const setupClient = (client: Client) => {
    const first = (opened % connections) * part;
    opened += 1;
    client.setRequests(requests.slice(first, first + part));
  };
  return { connections, requests, setupClient };
}

export async function warmUp(url: string, requests: Request[], senders: Senders = {}): Promise<void> {
  const until = Date.now() + WARM_UP_MS;
  for (let sent = 0; sent < WARM_UP_REQUESTS && Date.now() < until; )
    sent += (await autocannon({ url, duration: 1, ...settingsOf(requests, senders) }))['2xx'];
}

/**
 * Sends requests over some connections, each of which waits for its answer.
 * @throws Error when a single answer was not a success.
 */
export async function load(
  url: string,
  requests: Request[],
  seconds: number,
  senders: Senders = {},
): Promise<Speed> {
  const result = await autocannon({ url, duration: seconds, ...settingsOf(requests, senders) });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${url} (${requests[0]?.path}) failed`);
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p50, p99 };
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of several rounds, figure by figure. */
export const medianSpeed = (rounds: Speed[]): Speed => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
});
