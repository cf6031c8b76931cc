import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { COLLABORATIONS_MAX } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { INDICATORS_MAX } from '#features/collaborations/indicators/indicators.contract.ts';
import { MILESTONES_MAX } from '#features/collaborations/milestones/milestones.contract.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { PACE } from '#platform/server/http/pace.ts';
import { callAs, initiativeBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { ATTACKERS, FLOODS, OWNER } from '../bench/floods.ts';
import { atEnd } from './cleanup.ts';
import { playAttack, type Scenario, type Stage } from './stage.ts';

/** At most this many guesses of one /64 may be compared with a hash: those of one address, and a trickle. */
const COMPARED_MAX = 60;

/** Starts an attacker in a process of its own: `attack` lets it go on for so many milliseconds. */
export function startAttacker(
  program: string,
  values: string[],
): { attack(ms: number): Promise<Record<string, number>> } {
  const child: ChildProcess = fork(join(import.meta.dirname, program), values);
  atEnd(() => child.kill('SIGKILL'));
  return {
    async attack(ms) {
      child.send(ms);
      const [statuses] = await once(child, 'message');
      return statuses;
    },
  };
}

export const pipelinedFlood: Scenario = {
  name: 'pipelined flood',
  limitMs: 60_000,
  async play(stage) {
    const { app } = stage.product;
    const { token } = await createMember(app, { confirmed: false });
    return playAttack(stage, startAttacker('attack.ts', ['pipeline', app.url, token]).attack);
  },
};

export const guessesFromOneNetwork: Scenario = {
  name: 'guesses from one IPv6 /64',
  limitMs: 60_000,
  async play(stage) {
    const { app } = stage.product;
    const flood = FLOODS.find(({ name }) => name.includes('/64'));
    const attacker = ATTACKERS.find(({ connections }) => connections !== null);
    const values = [app.url, flood?.name ?? '', attacker?.name ?? ''];
    const { statuses, ...outcome } = await playAttack(
      stage,
      startAttacker('../bench/guess.ts', values).attack,
    );
    const compared = statuses['401'] ?? 0;
    if (compared > COMPARED_MAX) outcome.problems.push(`${compared} guesses compared with a hash`);
    const { status } = await app.request('POST', '/auth/signin', {
      body: OWNER,
      headers: { 'x-forwarded-for': '192.0.2.77' },
    });
    if (status !== 200) outcome.problems.push(`the owner's sign-in from elsewhere: ${status}`);
    return outcome;
  },
};

const HEAVY = { collaborations: COLLABORATIONS_MAX, names: 50 };

/** A member with as many collaborations as one can make, each with as many names as it can begin with. */
async function createHeavyMember({ product: { app } }: Stage) {
  const member = await createMember(app);
  const prefix = `collab_${member.id.slice(-12)}_`;
  await app.sql(
    `insert into collaborations (id, title, description, type, created_by)
      select $2 || n, 'Heavy ' || n, repeat('Long words. ', 100), 'Initiative', $1
      from generate_series(1, ${HEAVY.collaborations}) n`,
    [member.id, prefix],
  );
  await app.sql(
    `insert into collaboration_participants (id, collaboration_id, profile_id, name)
      select gen_random_uuid(), $2 || n, case when part = 0 then $1::uuid end, 'Partner ' || part
      from generate_series(1, ${HEAVY.collaborations}) n, generate_series(0, ${HEAVY.names}) part`,
    [member.id, prefix],
  );
  return member;
}

export const heavyLists: Scenario = {
  name: 'heavy lists, 20 at once',
  limitMs: 90_000,
  async play(stage) {
    const { token } = await createHeavyMember(stage);
    await pause(2000);
    return playAttack(stage, startAttacker('attack.ts', ['lists', stage.product.app.url, token]).attack);
  },
};

/** As many as a collaboration can have. */
const LONG_PLAN = { milestones: MILESTONES_MAX, indicators: INDICATORS_MAX };

/** A member with a collaboration whose plan takes many pages. @returns the member's token and the collaboration's id. */
async function createLongPlan({ product: { app } }: Stage): Promise<[token: string, id: string]> {
  const member = await createMember(app);
  const { id } = await callAs(app, member, 'POST', '/collaborations', initiativeBody());
  await app.sql(
    `insert into collaboration_milestones (id, collaboration_id, title, due_date)
      select gen_random_uuid(), $1, 'Hand pump of village ' || n || ' repaired and handed over', '2027-03-31'
      from generate_series(1, ${LONG_PLAN.milestones}) n`,
    [id],
  );
  await app.sql(
    `insert into collaboration_indicators (id, collaboration_id, name, unit, direction, baseline_value, baseline_date,
        target_value, target_date, total_from)
      select gen_random_uuid(), $1, 'Households with clean water in block ' || n, 'households', 'increase', 0, '2026-04-01',
        400, '2027-03-31', 'readings'
      from generate_series(1, ${LONG_PLAN.indicators}) n`,
    [id],
  );
  return [member.token, id];
}

export const documents: Scenario = {
  name: 'documents (PDF, XLSX), 20 at once',
  limitMs: 90_000,
  async play(stage) {
    const plan = await createLongPlan(stage);
    await pause(2000);
    return playAttack(
      stage,
      startAttacker('attack.ts', ['documents', stage.product.app.url, ...plan]).attack,
    );
  },
};

const SLOW = 30;
const SLOW_BYTE_MS = 5000;
/** The server's limit for a body, the time until its next check, and a margin for a busy machine. */
const SLOW_LIMIT_MS = PACE.body + PACE.check + 15_000;

/** A request whose body comes at a byte in five seconds. */
interface SlowBody {
  begun: number;
  /** Time when the server closed it; null before. */
  closed: number | null;
}
const slowBodiesSent: SlowBody[] = [];

function sendSlowly(url: string, from: string): void {
  const { hostname, port } = new URL(url);
  const body: SlowBody = { begun: performance.now(), closed: null };
  slowBodiesSent.push(body);
  const socket = connect(Number(port), hostname);
  const drip = setInterval(() => socket.write(' '), SLOW_BYTE_MS);
  socket.write(
    `POST ${API_BASE}/auth/signin HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
  );
  socket.resume();
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearInterval(drip);
    body.closed = performance.now();
  });
  atEnd(() => socket.destroy());
}

/** They go on while others attack; `slowBodiesEnded` looks what has become of them. */
export const slowBodies: Scenario = {
  name: `slow bodies, ${SLOW} more each round`,
  limitMs: 60_000,
  play: (stage) =>
    playAttack(stage, async (ms) => {
      for (let n = 0; n < SLOW; n += 1) sendSlowly(stage.product.app.url, `203.0.113.${n}`);
      await pause(ms);
      return {};
    }),
};

/** Time that slow bodies were given, and the problem with it; null if none were sent. */
export async function slowBodiesEnded(): Promise<{ problems: string[]; remark: string } | null> {
  if (slowBodiesSent.length === 0) return null;
  const open = () => slowBodiesSent.filter(({ closed }) => closed === null);
  const isEarly = () => open().some(({ begun }) => performance.now() < begun + SLOW_LIMIT_MS);
  while (isEarly()) await pause(250);
  const times = slowBodiesSent.map(({ begun, closed }) => ((closed ?? performance.now()) - begun) / 1000);
  const longest = Math.round(Math.max(...times));
  const stillOpen = open().length;
  return {
    problems: stillOpen > 0 ? [`${stillOpen} are open after ${longest} s`] : [],
    remark: stillOpen > 0 ? '' : `each was closed within ${longest} s; a body has ${PACE.body / 1000} s`,
  };
}
