import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts';
import { type Context, transact } from '#platform/server/context.ts';
import * as probes from './probes.repository.ts';
import { type createProbes, measure } from './probes.service.ts';
import { AGES, SERVICE_IDS, SERVICES, STRIP_DAYS, stateOf } from './status.rules.ts';

/** Minutes are kept so long; days so many. */
const MINUTES_KEPT_MS = 48 * HOUR_MS;
const DAYS_KEPT = 100;

/** After a long time without a process a statement counts so much of it at once, so that none runs into its timeout. */
const COUNTED_AT_ONCE_MS = 5 * DAY_MS;

/** A stored round: its minute, and the last minute that was counted before it. */
export interface Round {
  minute: Date;
  /** Null for the first round. */
  countedUntil: Date | null;
}

/**
 * Probes each service for a minute, unless another process does, and counts the minutes since the last round.
 * @param minute a full minute.
 * @param afterwards runs in the transaction that stores the round.
 * @returns false if another process has probed this minute, or does.
 */
export async function probeMinute(
  ctx: Context,
  all: ReturnType<typeof createProbes>,
  minute: Date,
  afterwards: (ctx: Context, round: Round) => Promise<void>,
): Promise<boolean> {
  if (!(await probes.claimMinute(ctx.db, minute, SERVICE_IDS))) return false;
  const readings = await Promise.all(
    SERVICES.map(async ({ id }) => ({ service: id, reading: await measure(ctx, id, all[id]) })),
  );
  await transact(ctx, async (ctx) => {
    await probes.lockRounds(ctx.db);
    const maintained = await probes.findMaintained(ctx.db, minute);
    const results = readings.map(({ service, reading }) => ({
      service,
      state: maintained.has(service) ? ('maintenance' as const) : stateOf(service, reading),
      took_ms: AGES.includes(service) ? null : reading.ms,
      detail: reading.detail,
    }));
    await probes.storeResults(ctx.db, minute, results);
    const countedUntil = await probes.findCountedUntil(ctx.db);
    await countSince(ctx, countedUntil, minute);
    await afterwards(ctx, { minute, countedUntil: countedUntil === null ? null : new Date(countedUntil) });
    await probes.deleteOldMeasurements(
      ctx.db,
      new Date(minute.getTime() - MINUTES_KEPT_MS),
      dayAfter(dayInIndia(minute), -DAYS_KEPT),
    );
  });
  return true;
}

/** Counts the minutes since the last round. What is too old for the strip stays without data. */
async function countSince(ctx: Context, countedUntil: string | null, minute: Date): Promise<void> {
  const earliest = new Date(minute.getTime() - STRIP_DAYS * DAY_MS);
  const from = Math.max(Date.parse(countedUntil ?? minute.toISOString()), earliest.getTime());
  for (let until = from; until < minute.getTime(); ) {
    until = Math.min(until + COUNTED_AT_ONCE_MS, minute.getTime());
    await probes.countMinutes(ctx.db, { minute, earliest, until: new Date(until) }, SERVICE_IDS);
  }
  if (countedUntil === null) {
    await probes.countMinutes(ctx.db, { minute, earliest, until: minute }, SERVICE_IDS);
  }
}
