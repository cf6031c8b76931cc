import { setTimeout as pause } from 'node:timers/promises';
import type { HonestLoad } from './honest-load.ts';
import type { MailServer } from './mail-server.ts';
import type { Product } from './product.ts';

/** The things that every scenario plays on. */
export interface Stage {
  product: Product;
  load: HonestLoad;
  mails: MailServer;
  /** The settings of the product's process, for another one like it. */
  settings: Record<string, string>;
}

/** The outcome of a scenario. */
export interface Outcome {
  /** The honest members' p95 in milliseconds before and during the fault. */
  before: number;
  during: number;
  /** `during` as a multiple of `before`: the median of the rounds. */
  ratio: number;
  /** From the end of the fault until all went well; null when it did not within the limit. */
  recoveredMs: number | null;
  /** Anything else to know, such as how an attack was answered. */
  remarks: string[];
  /** Promises that do not hold. */
  problems: string[];
  /** The others became too slow. */
  isSlow: boolean;
}

export interface Scenario {
  name: string;
  /** The hard limit for all of it; what takes longer does not hold. */
  limitMs: number;
  play(stage: Stage): Promise<Outcome>;
}

/** Others may wait this many times as long as before, and no longer. */
const SLOWER_MAX = 3;
const RECOVERY_LIMIT_MS = 60_000;
const BEFORE_MS = 4000;

interface Fault {
  begin(): Promise<void> | void;
  /** Runs while the fault lasts; the fault ends with it. @returns what is wrong, and remarks. */
  meanwhile(): Promise<{ problems?: string[]; remarks?: string[] }>;
  end(): Promise<void> | void;
  /** Statuses beside success that honest members may meet during the fault. */
  allowed?: number[];
  /** True if the others may not become slower. */
  keepsPace: boolean;
}

const failureText = (failures: Record<number, number>) =>
  Object.entries(failures).map(([status, n]) => `${n} x ${status === '0' ? 'no answer' : status}`);

/** Lets a fault go on for a while. */
export async function goOn(ms: number): Promise<object> {
  await pause(ms);
  return {};
}

/** Plays one fault under the honest load: a quiet stretch, the fault, and the time until all is well again. */
export async function playFault({ load }: Stage, fault: Fault): Promise<Outcome> {
  const begun = performance.now();
  await pause(BEFORE_MS);
  const broken = performance.now();
  let told: Awaited<ReturnType<Fault['meanwhile']>> = {};
  try {
    await fault.begin();
    told = await fault.meanwhile();
  } finally {
    await fault.end();
  }
  const restored = performance.now();
  const recoveredMs = await load.recovered(restored, RECOVERY_LIMIT_MS);
  const [quiet, loud] = await Promise.all([load.between(begun, broken), load.between(broken, restored)]);
  const ratio = loud.p95 / quiet.p95;
  const wrong = Object.entries(loud.failures).filter(([status]) => !fault.allowed?.includes(Number(status)));
  return {
    before: quiet.p95,
    during: loud.p95,
    ratio,
    recoveredMs,
    remarks: [...failureText(loud.failures), ...(told.remarks ?? [])],
    problems: [
      ...(told.problems ?? []),
      ...(wrong.length > 0 ? ['members met errors'] : []),
      ...(recoveredMs === null ? ['did not recover'] : []),
    ],
    isSlow: fault.keepsPace && ratio > SLOWER_MAX,
  };
}

const ROUNDS = 3;
const ROUND_MS = 4000;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Plays an attack in rounds, each after a quiet stretch: whatever else the machine does slows both.
 * @param attack goes on for `ms` milliseconds; gives how many of its requests got which status.
 */
export async function playAttack(
  { load }: Stage,
  attack: (ms: number) => Promise<Record<string, number>>,
): Promise<Outcome & { statuses: Record<string, number> }> {
  const rounds: { before: number; during: number }[] = [];
  const statuses: Record<string, number> = {};
  const failures: Record<number, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await pause(ROUND_MS);
    const broken = performance.now();
    const [answers] = await Promise.all([attack(ROUND_MS), pause(ROUND_MS)]);
    const [quiet, loud] = await Promise.all([
      load.between(begun, broken),
      load.between(broken, performance.now()),
    ]);
    rounds.push({ before: quiet.p95, during: loud.p95 });
    for (const [status, n] of Object.entries(answers)) statuses[status] = (statuses[status] ?? 0) + n;
    for (const [status, n] of Object.entries(loud.failures))
      failures[Number(status)] = (failures[Number(status)] ?? 0) + n;
  }
  const recoveredMs = await load.recovered(performance.now(), RECOVERY_LIMIT_MS);
  const ratio = median(rounds.map(({ before, during }) => during / before));
  return {
    before: median(rounds.map(({ before }) => before)),
    during: median(rounds.map(({ during }) => during)),
    ratio,
    recoveredMs,
    statuses,
    remarks: [
      `rounds ${rounds.map(({ before, during }) => `x ${(during / before).toFixed(1)}`).join(', ')}`,
      ...failureText(statuses).map((text) => `attacker ${text}`),
      ...failureText(failures).map((text) => `others ${text}`),
    ],
    problems: [
      ...(Object.keys(failures).length > 0 ? ['members met errors'] : []),
      ...(recoveredMs === null ? ['did not recover'] : []),
    ],
    isSlow: ratio > SLOWER_MAX,
  };
}
