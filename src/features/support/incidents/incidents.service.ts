import type { Incident, Maintenance } from '#features/support/status/status.contract.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type {
  IncidentInput,
  IncidentUpdateInput,
  MaintenanceInput,
  MaintenanceUpdate,
} from './incidents.contract.ts';
import * as incidents from './incidents.repository.ts';

const offsetOf = ({ page, pageSize }: PageQuery) => ({ limit: pageSize, offset: (page - 1) * pageSize });

export async function listIncidents(ctx: MemberContext, query: PageQuery) {
  const { records, total } = await incidents.findIncidents(ctx.db, offsetOf(query));
  return { records, pagination: paginationOf(query, total) };
}

async function incidentOf(ctx: MemberContext, id: string): Promise<Incident> {
  const incident = await incidents.findIncident(ctx.db, id);
  if (!incident) throw new AppError('INCIDENT_NOT_FOUND');
  return incident;
}

/** Opens an incident that began now. */
export const createIncident = (ctx: MemberContext, input: IncidentInput): Promise<Incident> =>
  transact(ctx, async (ctx) => {
    const { body, state, ...incident } = input;
    const id = newId();
    await incidents.insertIncident(ctx.db, {
      ...incident,
      id,
      state,
      is_automatic: false,
      started_at: ctx.now,
    });
    await say(ctx, id, { body, state });
    recordAct(ctx, { kind: 'incident-opened', subject: ['incident', id], facts: { state } });
    return incidentOf(ctx, id);
  });

const say = (ctx: MemberContext, id: string, { body, state }: Pick<IncidentUpdateInput, 'body' | 'state'>) =>
  incidents.insertUpdate(ctx.db, {
    id: newId(),
    incident_id: id,
    state,
    body,
    is_automatic: false,
    created_at: ctx.now,
  });

/**
 * Says what is known now. From then on the probes leave the incident to the admins.
 * @throws AppError INCIDENT_NOT_FOUND, or CONFLICT if it was changed since the admin read it.
 */
export const addIncidentUpdate = (
  ctx: MemberContext,
  id: string,
  { version, ...update }: IncidentUpdateInput,
): Promise<Incident> =>
  transact(ctx, async (ctx) => {
    const { state } = update;
    const resolved_at = state === 'resolved' ? ctx.now : null;
    const changed = await incidents.updateIncident(ctx.db, id, version, { state, resolved_at });
    if (!changed) {
      await incidentOf(ctx, id);
      throw new AppError('CONFLICT');
    }
    await say(ctx, id, update);
    recordAct(ctx, { kind: 'incident-updated', subject: ['incident', id], facts: { state } });
    return incidentOf(ctx, id);
  });

export async function listMaintenance(ctx: MemberContext, query: PageQuery) {
  const { records, total } = await incidents.findMaintenancePage(ctx.db, offsetOf(query));
  return { records, pagination: paginationOf(query, total) };
}

/** The banner appears so long before the start. */
const ANNOUNCED_MS = DAY_MS;

/** Returns the maintenance that members should know of: under way, or about to begin; null without one. */
export async function getAnnouncedMaintenance(ctx: MemberContext) {
  const before = new Date(ctx.now.getTime() + ANNOUNCED_MS);
  return (await incidents.findNextMaintenance(ctx.db, ctx.now, before)) ?? null;
}

const invalid = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', { message, fields: { [field]: message } });

/** Past minutes are counted already: maintenance cannot be planned for them. */
const START_PASSED = 'The start must not be in the past';

/** @throws AppError VALIDATION_FAILED for a start in the past. A minute of grace is for typing. */
export async function createMaintenance(ctx: MemberContext, input: MaintenanceInput): Promise<Maintenance> {
  if (Date.parse(input.starts_at) < ctx.now.getTime() - GRACE_MS) throw invalid('starts_at', START_PASSED);
  return transact(ctx, async (ctx) => {
    const maintenance = await incidents.insertMaintenance(ctx.db, { ...input, id: newId() });
    recordAct(ctx, {
      kind: 'maintenance-planned',
      subject: ['maintenance', maintenance.id],
      facts: { starts_at: input.starts_at, ends_at: input.ends_at },
    });
    return maintenance;
  });
}

const GRACE_MS = 5 * 60_000;

/** Locks a maintenance that has not ended. @throws AppError MAINTENANCE_NOT_FOUND or MAINTENANCE_OVER. */
async function lockMaintenance(ctx: MemberContext, id: string) {
  const found = await incidents.findMaintenanceForUpdate(ctx.db, id);
  if (!found) throw new AppError('MAINTENANCE_NOT_FOUND');
  if (Date.parse(found.ends_at) <= ctx.now.getTime()) throw new AppError('MAINTENANCE_OVER');
  return { ...found, hasBegun: Date.parse(found.starts_at) <= ctx.now.getTime() };
}

/**
 * Changes a maintenance. Once it has begun, its start and services stay: their minutes are counted. To end it now, send an
 * end that has just passed.
 * @throws AppError MAINTENANCE_NOT_FOUND, MAINTENANCE_OVER, CONFLICT or VALIDATION_FAILED.
 */
export const updateMaintenance = (
  ctx: MemberContext,
  id: string,
  { version, ...input }: MaintenanceUpdate,
): Promise<Maintenance> =>
  transact(ctx, async (ctx) => {
    const found = await lockMaintenance(ctx, id);
    if (found.version !== version) throw new AppError('CONFLICT');
    recordAct(ctx, {
      kind: 'maintenance-changed',
      subject: ['maintenance', id],
      facts: { starts_at: input.starts_at, ends_at: input.ends_at },
    });
    if (!found.hasBegun) {
      if (Date.parse(input.starts_at) < ctx.now.getTime() - GRACE_MS)
        throw invalid('starts_at', START_PASSED);
      return incidents.updateMaintenance(ctx.db, id, input);
    }
    const ends_at = new Date(Math.max(Date.parse(input.ends_at), ctx.now.getTime()));
    const { title, body } = input;
    return incidents.updateMaintenance(ctx.db, id, { title, body, ends_at });
  });

/** @throws AppError MAINTENANCE_NOT_FOUND, MAINTENANCE_OVER or MAINTENANCE_BEGUN. */
export const removeMaintenance = (ctx: MemberContext, id: string): Promise<{ id: string }> =>
  transact(ctx, async (ctx) => {
    const { hasBegun } = await lockMaintenance(ctx, id);
    if (hasBegun) throw new AppError('MAINTENANCE_BEGUN');
    await incidents.deleteMaintenance(ctx.db, id);
    recordAct(ctx, { kind: 'maintenance-removed', subject: ['maintenance', id] });
    return { id };
  });
