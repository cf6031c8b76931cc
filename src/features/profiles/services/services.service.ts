import {
  differingFields,
  nextVersion,
  refuseConflicts,
} from '#features/profiles/records/field-versions.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { Service, ServiceInput, ServiceUpdate } from './services.contract.ts';
import * as services from './services.repository.ts';

interface ServicePage {
  records: Service[];
  pagination: Pagination;
}

export const listServices = (ctx: MemberContext, query: PageQuery): Promise<ServicePage> =>
  listServicesPage(ctx, ctx.actor.profileId, query);

/** One page of a member's services, as others may see them, too. */
export async function listServicesPage(ctx: Context, userId: string, query: PageQuery): Promise<ServicePage> {
  const [records, total] = await Promise.all([
    services.findServices(ctx.db, userId, query),
    services.countServices(ctx.db, userId),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

export function createService(ctx: MemberContext, input: ServiceInput): Promise<Service> {
  return transact(ctx, (ctx) =>
    services.insertService(ctx.db, { ...input, id: newId(), user_id: ctx.actor.profileId }),
  );
}

/** @throws AppError SERVICE_NOT_FOUND, also for another member's service. */
export async function getService(ctx: MemberContext, id: string): Promise<Service> {
  const service = await services.findService(ctx.db, ctx.actor.profileId, id);
  if (!service) throw new AppError('SERVICE_NOT_FOUND');
  return service;
}

/**
 * Changes the fields that were sent.
 * @throws AppError SERVICE_NOT_FOUND, also for another member's service; SERVICE_CHANGED naming the fields that
 *   another save has changed since the version that this one started from.
 */
export function updateService(
  ctx: MemberContext,
  id: string,
  { version, ...sent }: ServiceUpdate,
): Promise<Service> {
  return transact(ctx, async (ctx) => {
    const current = await services.findServiceForUpdate(ctx.db, ctx.actor.profileId, id);
    if (!current) throw new AppError('SERVICE_NOT_FOUND');
    const changes = differingFields(sent, current);
    refuseConflicts(changes, current, version, 'SERVICE_CHANGED');
    if (Object.keys(changes).length > 0) {
      const saved = { ...changes, ...nextVersion(changes, current), updated_at: ctx.now };
      await services.updateService(ctx.db, ctx.actor.profileId, id, saved);
    }
    return getService(ctx, id);
  });
}

/** @throws AppError SERVICE_NOT_FOUND, also for another member's service. */
export function removeService(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    if (!(await services.deleteService(ctx.db, ctx.actor.profileId, id)))
      throw new AppError('SERVICE_NOT_FOUND');
    return { id };
  });
}

/** A member's services as others may see them, newest first. */
export function listServicesOf(ctx: MemberContext, userId: string, query: PageQuery): Promise<Service[]> {
  return services.findServices(ctx.db, userId, query);
}

/** Selects the services of all members; the caller checks whose may be read. */
export const serviceRows = (ctx: Context) => services.selectServices(ctx.db);
