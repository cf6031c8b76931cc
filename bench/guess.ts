/**
 * Guesses at passwords in a process of its own, so that whoever measures is not held up: for every message it guesses
 * for that many milliseconds and answers how many got which status.
 */
import { API_BASE } from '#platform/contract/route.ts';
import { ATTACKERS, FLOODS, GUESSES_PER_SECOND } from './floods.ts';
import { sendEvenly } from './paced.ts';
import { createPosts } from './posts.ts';

const [, , url = '', floodName = '', attackerName = ''] = process.argv;
const flood = FLOODS.find(({ name }) => name === floodName);
const attacker = ATTACKERS.find(({ name }) => name === attackerName);
if (!flood || !attacker) throw new Error(`Unknown: ${floodName}, ${attackerName}`);

const post = createPosts(`${url}${API_BASE}/auth/signin`);
let sent = 0;

async function guess(statuses: Record<string, number>): Promise<void> {
  sent += 1;
  const { email, address } = flood?.guess(sent) ?? { email: '', address: '' };
  const status = await post(JSON.stringify({ email, password: `guess number ${sent}` }), address);
  const name = status === 0 ? 'failed' : String(status);
  statuses[name] = (statuses[name] ?? 0) + 1;
}

/** Guesses at a time; each starts again as soon as it has its answer. */
async function guessInTurns(connections: number, ms: number, statuses: Record<string, number>) {
  const end = performance.now() + ms;
  const takeTurns = async () => {
    while (performance.now() < end) await guess(statuses);
  };
  await Promise.all(Array.from({ length: connections }, takeTurns));
}

process.on('message', async (ms: number) => {
  const statuses: Record<string, number> = {};
  if (attacker.connections) await guessInTurns(attacker.connections, ms, statuses);
  else await sendEvenly((GUESSES_PER_SECOND * ms) / 1000, GUESSES_PER_SECOND, () => guess(statuses));
  process.send?.(statuses);
});
