import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { Service, ServiceInput, ServiceUpdate } from '../services.contract.ts';
import * as services from './services.repository.ts';

export async function listServices(
  ctx: MemberContext,
  query: PageQuery,
): Promise<{ records: Service[]; pagination: Pagination }> {
  const [records, total] = await Promise.all([
    services.findServices(ctx.db, ctx.actor.id, query),
    services.countServices(ctx.db, ctx.actor.id),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

export function createService(ctx: MemberContext, input: ServiceInput): Promise<Service> {
  return transact(ctx, (ctx) =>
    services.insertService(ctx.db, { ...input, id: newId(), user_id: ctx.actor.id }),
  );
}

/** @throws AppError SERVICE_NOT_FOUND, also for another member's service. */
export async function getService(ctx: MemberContext, id: string): Promise<Service> {
  const service = await services.findService(ctx.db, ctx.actor.id, id);
  if (!service) throw new AppError('SERVICE_NOT_FOUND');
  return service;
}

/** @throws AppError SERVICE_NOT_FOUND, also for another member's service. */
export function updateService(ctx: MemberContext, id: string, input: ServiceUpdate): Promise<Service> {
  return transact(ctx, async (ctx) => {
    const service = await services.updateService(ctx.db, ctx.actor.id, id, { ...input, updated_at: ctx.now });
    if (!service) throw new AppError('SERVICE_NOT_FOUND');
    return service;
  });
}

/** @throws AppError SERVICE_NOT_FOUND, also for another member's service. */
export function removeService(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    if (!(await services.deleteService(ctx.db, ctx.actor.id, id))) throw new AppError('SERVICE_NOT_FOUND');
    return { id };
  });
}

/** A member's services as others may see them, newest first, a hundred at most. */
export function listServicesOf(ctx: MemberContext, userId: string): Promise<Service[]> {
  return services.findServices(ctx.db, userId, { page: 1, pageSize: 100 });
}
