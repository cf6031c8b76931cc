import type { Round } from '#features/support/status/probe-rounds.service.ts';
import { SERVICE_IDS } from '#features/support/status/status.rules.ts';
import { MINUTE_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { MISSED_TO_OPEN, STATES_LOOKED_AT, verdictOf, WATCH_WORDS } from './incident-watch.rules.ts';
import * as incidents from './incidents.repository.ts';

type Impact = 'outage' | 'degraded';

/** Opens and closes incidents after a round, in its transaction. */
export async function watchIncidents(ctx: Context, { minute, countedUntil }: Round): Promise<void> {
  if (countedUntil) await noteMissedMinutes(ctx, countedUntil, minute);
  const states = await incidents.findLastStates(ctx.db, minute, STATES_LOOKED_AT);
  const verdicts = new Map(SERVICE_IDS.map((id) => [id as string, verdictOf(states.get(id) ?? [])]));
  const open = await incidents.findOpenAutomatic(ctx.db);
  for (const incident of open) {
    const found = incident.services.map((service) => verdicts.get(service));
    if (found.every((verdict) => verdict === 'good') && !incident.has_admin) {
      await say(ctx, incident.id, 'resolved', WATCH_WORDS.closed);
      await incidents.updateIncident(ctx.db, incident.id, null, { state: 'resolved', resolved_at: ctx.now });
    } else if (incident.impact === 'degraded' && found.includes('outage')) {
      await say(ctx, incident.id, 'investigating', WATCH_WORDS.worse);
      const title = WATCH_WORDS.title(incident.services, 'outage');
      await incidents.updateIncident(ctx.db, incident.id, null, { impact: 'outage', title });
    }
  }
  const known = new Set(open.flatMap(({ services }) => services));
  for (const impact of ['outage', 'degraded'] as const) {
    const bad = SERVICE_IDS.filter((id) => verdicts.get(id) === impact && !known.has(id));
    if (bad.length > 0) await openIncident(ctx, bad, impact);
  }
}

/** Services that go bad in the same round share an incident. */
async function openIncident(ctx: Context, services: string[], impact: Impact): Promise<void> {
  const id = newId();
  const title = WATCH_WORDS.title(services, impact);
  const state = 'investigating';
  const is_automatic = true;
  await incidents.insertIncident(ctx.db, {
    id,
    title,
    services,
    impact,
    state,
    is_automatic,
    started_at: ctx.now,
  });
  await say(ctx, id, state, WATCH_WORDS.opened(impact));
  ctx.log.error({ incident: id, services, impact }, 'incident opened');
}

const say = (ctx: Context, incidentId: string, state: 'investigating' | 'resolved', body: string) =>
  incidents.insertUpdate(ctx.db, {
    id: newId(),
    incident_id: incidentId,
    state,
    body,
    is_automatic: true,
    created_at: ctx.now,
  });

/** Nothing could be stored while no server or no database ran: the first round afterwards says so. */
async function noteMissedMinutes(ctx: Context, after: Date, minute: Date): Promise<void> {
  if (minute.getTime() - after.getTime() <= MISSED_TO_OPEN * MINUTE_MS) return;
  const missed = await incidents.countUnplanned(ctx.db, after, minute, 'web');
  if (missed < MISSED_TO_OPEN) return;
  const id = newId();
  await incidents.insertIncident(ctx.db, {
    id,
    title: WATCH_WORDS.missedTitle,
    services: [...SERVICE_IDS],
    impact: 'outage',
    state: 'resolved',
    is_automatic: true,
    started_at: new Date(after.getTime() + MINUTE_MS),
    resolved_at: minute,
  });
  await say(ctx, id, 'resolved', WATCH_WORDS.missed(missed));
}
