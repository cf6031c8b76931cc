import type { WaitingItem } from '#features/activity/decisions/decisions.contract.ts';
import { noteDecision, withOpenAnswers } from '#features/activity/decisions/decisions.service.ts';
import { forgetTopics } from '#features/activity/events/activity-events.service.ts';
import type { OwnResource } from '#features/learn/resource-upload/resource-upload.contract.ts';
import * as own from '#features/learn/resource-upload/resource-upload.repository.ts';
import { getResource } from '#features/learn/resources/resources.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import { dropFiles } from '#platform/server/files/files.ts';
import type { ResourceDecision, WaitingResource } from './resource-review.contract.ts';
import { mailResourceDecision } from './resource-review.mail.ts';
import * as review from './resource-review.repository.ts';

async function describe(ctx: MemberContext, id: string): Promise<OwnResource> {
  const { licence, sources, is_own, ...resource } = await getResource(ctx, id);
  return { ...resource, email: await own.findEmail(ctx.db, id) };
}

export async function listWaitingResources(ctx: MemberContext, query: ListQuery): Promise<WaitingResource[]> {
  const waiting: (OwnResource & { waiting_since: string })[] = [];
  for (const { id, waiting_since } of await review.findWaiting(ctx.db, query))
    waiting.push({ ...(await describe(ctx, id)), waiting_since });
  return withOpenAnswers(ctx, 'resource', waiting);
}

/** Counts resources and new versions that wait for a decision, and dates the oldest. */
export const countWaitingResources = (ctx: MemberContext): Promise<WaitingSummary> =>
  review.summariseWaitingResources(ctx.db);

const OUTCOMES = { published: 'accepted', returned: 'returned', declined: 'refused' } as const;

/**
 * Decides on a resource, or on the new version of a published one, and mails the author. A new version that is not
 * published is dropped; the published one stays. Without one waiting, a published resource can be declined: it leaves
 * the library.
 * @throws AppError RESOURCE_NOT_FOUND, RESOURCE_NOT_WAITING.
 */
export function decideResource(
  ctx: MemberContext,
  id: string,
  { status, remark = null, is_verified, waiting_since }: ResourceDecision,
): Promise<OwnResource> {
  return transact(ctx, async (ctx) => {
    const resource = await review.lockResource(ctx.db, id);
    if (!resource) throw new AppError('RESOURCE_NOT_FOUND');
    if (resource.waiting_since !== waiting_since) throw new AppError('RESOURCE_NOT_WAITING');
    const isWaiting = waiting_since !== null;
    const isVersion = isWaiting && resource.status === 'published';
    if (!isWaiting && !(resource.status === 'published' && status === 'declined'))
      throw new AppError('RESOURCE_NOT_WAITING');
    if (status === 'published') {
      const version = await own.publishWaitingVersion(ctx.db, id, ctx.now);
      await own.updateResource(ctx.db, id, {
        ...(version && { file_name: version.file_name, original_name: version.original_name }),
        status,
        remark: null,
        is_verified,
        waiting_since: null,
        published_at: resource.published_at ?? ctx.now,
        updated_at: ctx.now,
      });
    } else {
      const dropped = isVersion ? await own.deleteWaitingVersion(ctx.db, id) : undefined;
      if (dropped) await dropFiles(ctx, [dropped]);
      if (!isVersion) await forgetTopics(ctx.db, 'resource', id);
      await own.updateResource(ctx.db, id, {
        ...(!isVersion && { status }),
        remark,
        waiting_since: null,
        updated_at: ctx.now,
      });
    }
    const { author, email, title } = resource;
    recordAct(ctx, {
      kind: 'resource-decided',
      subject: ['resource', id],
      facts: { decision: status, is_version: isVersion, author },
    });
    // A version that was declined is deleted: its author uploads another one instead of an answer.
    const outcome = status === 'declined' && isVersion ? 'returned' : OUTCOMES[status];
    await noteDecision(ctx, { kind: 'resource', id, title, author, outcome, reason: remark });
    if (author && email)
      await mailResourceDecision(ctx, { to: { id: author, email }, id, title, status, remark, isVersion });
    return describe(ctx, id);
  });
}

/** @throws AppError RESOURCE_NOT_FOUND, also for one that is not published. */
export function verifyResource(ctx: MemberContext, id: string, { is_verified }: { is_verified: boolean }) {
  return transact(ctx, async (ctx) => {
    const resource = await review.lockResource(ctx.db, id);
    if (resource?.status !== 'published') throw new AppError('RESOURCE_NOT_FOUND');
    await own.updateResource(ctx.db, id, { is_verified });
    recordAct(ctx, {
      kind: 'resource-verified',
      subject: ['resource', id],
      facts: { verified: is_verified },
    });
    return { id, is_verified };
  });
}

/** Lists what waits for a decision, oldest first. */
export async function listWaitingResourceItems(ctx: MemberContext, most: number): Promise<WaitingItem[]> {
  const rows = await review.findWaitingItems(ctx.db, most);
  return rows.map(({ id, title, description, status, author_name, organization, waiting_since }) => ({
    id,
    title: status === 'published' ? `${title} (new version)` : title,
    text: description,
    author_name: `${author_name}, ${organization}`,
    since: waiting_since,
    path: `/learn/resources/${id}`,
    stamp: waiting_since,
  }));
}

/** Lets a declined resource wait again, after an answer of its author. @throws AppError REFUSAL_NOT_FOUND. */
export async function reopenResource(ctx: MemberContext, id: string): Promise<void> {
  if (!(await review.reopenResource(ctx.db, id, ctx.now))) throw new AppError('REFUSAL_NOT_FOUND');
}
