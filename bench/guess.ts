/**
 * Guesses at passwords in a process of its own, so that whoever measures is not held up: for every message it sends
 * that many guesses and answers how many got which status.
 */
import autocannon, { type Request } from 'autocannon';
import { API_BASE } from '#platform/contract/route.ts';
import { FLOODS, GUESSES_PER_SECOND } from './floods.ts';

const CONNECTIONS = 8;

const [, , url = '', name = ''] = process.argv;
const flood = FLOODS.find((one) => one.name === name);
if (!flood) throw new Error(`Unknown flood ${name}`);

let sent = 0;
const nextGuess = (request: Request): Request => {
  sent += 1;
  const { email, address } = flood.guess(sent);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return { ...request, headers, body: JSON.stringify({ email, password: `guess number ${sent}` }) };
};

process.on('message', async (amount: number) => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    overallRate: GUESSES_PER_SECOND,
    requests: [{ method: 'POST', path: `${API_BASE}/auth/signin`, setupRequest: nextGuess }],
  });
  const statuses = Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]);
  process.send?.({ failed: result.errors + result.timeouts, ...Object.fromEntries(statuses) });
});
