import { fieldChanges, recordChange } from '#features/collaborations/changes/changes.service.ts';
import { findOtherMembers } from '#features/collaborations/collaboration/collaboration-members.repository.ts';
import {
  lockCollaboration,
  orUnreadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import type {
  WithdrawalQuery,
  Withdrawn,
} from '#features/collaborations/withdrawals/withdrawals.contract.ts';
import { withdraw } from '#features/collaborations/withdrawals/withdrawals.service.ts';
import {
  differingFields,
  nextVersion,
  refuseConflicts,
} from '#features/profiles/records/field-versions.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { withTotal } from '#platform/server/database/waiting.ts';
import { newId } from '#platform/server/ids.ts';
import { announce } from '#platform/server/webhooks/announce.ts';
import {
  asSent,
  checkFields,
  columnsOfFields,
  FIELDS_KEPT,
  inHistory,
  saveLinks,
  stored,
} from './milestone-fields.service.ts';
import { insertNews } from './milestone-news.repository.ts';
import type { MilestoneChange } from './milestone-news.rules.ts';
import {
  EVIDENCE_MAX,
  type FirstMilestone,
  MILESTONES_MAX,
  type Milestone,
  type MilestoneInput,
  type MilestoneUpdate,
} from './milestones.contract.ts';
import * as milestones from './milestones.repository.ts';

/*
 * Every function here first reads the collaboration as the caller, so that a caller who does not take part gets
 * COLLABORATION_NOT_FOUND and learns nothing else; one without the right gets COLLABORATION_ROLE_FORBIDS. An archived collaboration is read-only: COLLABORATION_ARCHIVED.
 */

/** Says when a milestone was completed, who completed it and for which profile. All are null for an open one. */
const completion = ({ actor, now }: Context, isCompleted: boolean) => ({
  completed_at: isCompleted ? now : null,
  completed_by: isCompleted ? (actor?.accountId ?? null) : null,
  completed_for: isCompleted ? (actor?.profileId ?? null) : null,
});

/** Builds the row of a new milestone; one that is already completed counts as completed now. */
export const newMilestone = (
  ctx: Context,
  collaborationId: string,
  input: Pick<FirstMilestone, 'title' | 'status'> & ReturnType<typeof columnsOfFields>,
) => ({
  ...input,
  id: newId(),
  collaboration_id: collaborationId,
  ...completion(ctx, input.status === 'completed'),
});

/**
 * Lists the first open milestones of the member's collaborations that are due by a day, overdue ones first, and counts
 * all. Only the member's own are read. @param until ISO day.
 */
export async function listDueMilestones(
  ctx: MemberContext,
  asked: Parameters<typeof milestones.findDueMilestones>[2],
) {
  return withTotal(await milestones.findDueMilestones(ctx.db, ctx.actor, asked));
}

export async function listMilestones(ctx: MemberContext, collaborationId: string): Promise<Milestone[]> {
  const found = await milestones.findMilestonesFor(ctx.db, ctx.actor, collaborationId);
  return orUnreadable(ctx, collaborationId, found);
}

/** Keeps a change until a job mails it to the partners. */
const keepNews = (
  ctx: MemberContext,
  { id, collaboration_id, title }: { id: string; collaboration_id: string; title: string },
  change: MilestoneChange,
) =>
  insertNews(ctx.db, {
    id: newId(),
    collaboration_id,
    actor_id: ctx.actor.profileId,
    actor_person: ctx.actor.accountId,
    milestone_id: id,
    milestone_title: title,
    change,
    created_at: ctx.now,
  });

/** What a change of a milestone says about it in the history. */
const changeOf = ({
  id,
  collaboration_id,
  title,
}: {
  id: string;
  collaboration_id: string;
  title: string;
}) => ({
  collaborationId: collaboration_id,
  noun: 'milestone' as const,
  subject: { id, label: title },
});

/** Announces a completed milestone to programs of the members. */
async function announceCompletion(
  ctx: MemberContext,
  collaboration_id: string,
  milestone_id: string,
): Promise<void> {
  const others = await findOtherMembers(ctx.db, collaboration_id, ctx.actor.profileId);
  await announce(ctx, 'milestone.completed', {
    to: [ctx.actor.profileId, ...others.map((member) => member.id)],
    data: { collaboration_id, milestone_id },
  });
}

/** Returns how a milestone has changed; null if partners see no difference. */
function changeBetween(before: Milestone, after: Milestone, differing: number): MilestoneChange | null {
  if (before.status !== after.status) {
    if (after.status === 'completed') return 'completed';
    return before.status === 'completed' ? 'reopened' : 'changed';
  }
  return differing > 0 ? 'changed' : null;
}

/** @throws AppError LIMIT_REACHED; VALIDATION_FAILED as `checkFields`. */
export function createMilestone(
  ctx: MemberContext,
  collaborationId: string,
  input: MilestoneInput,
): Promise<Milestone> {
  return transact(ctx, async (ctx) => {
    await lockCollaboration(ctx, collaborationId, 'milestones');
    if (await milestones.hasMilestones(ctx.db, collaborationId, MILESTONES_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${MILESTONES_MAX} milestones, the maximum. Please delete one first.`,
      });
    }
    await checkFields(ctx, collaborationId, input);
    const { title, status } = input;
    const row = newMilestone(ctx, collaborationId, { ...columnsOfFields(input), title, status });
    await milestones.insertMilestones(ctx.db, [row]);
    await saveLinks(ctx, row.id, input);
    const milestone = stored(await milestones.findMilestone(ctx.db, collaborationId, row.id));
    await keepNews(ctx, milestone, 'added');
    await recordChange(ctx, { ...changeOf(milestone), what: 'added' });
    if (status === 'completed') await announceCompletion(ctx, collaborationId, row.id);
    return milestone;
  });
}

/**
 * Changes the fields that were sent. Changes of one collaboration follow one another, so that two of them make no circle.
 * @throws AppError MILESTONE_NOT_FOUND; MILESTONE_CHANGED naming the fields that another save has changed since the version
 *   that this one started from; VALIDATION_FAILED as `checkFields`.
 */
export function updateMilestone(
  ctx: MemberContext,
  { id: collaborationId, milestoneId }: { id: string; milestoneId: string },
  { version, ...sent }: MilestoneUpdate,
): Promise<Milestone> {
  return transact(ctx, async (ctx) => {
    await lockCollaboration(ctx, collaborationId, 'milestones');
    const before = stored(await milestones.findMilestone(ctx.db, collaborationId, milestoneId));
    const changes = differingFields(sent, asSent(before));
    refuseConflicts(changes, before, version, 'MILESTONE_CHANGED');
    return storeChanges(ctx, before, changes);
  });
}

/**
 * Adds a file of the collaboration to the evidence of a milestone, open or completed; nothing if it is there already. Of two who
 * add at once, each adds.
 * @throws AppError MILESTONE_NOT_FOUND; LIMIT_REACHED; VALIDATION_FAILED for a file that the collaboration does not have.
 */
export function addMilestoneEvidence(
  ctx: MemberContext,
  { id: collaborationId, milestoneId }: { id: string; milestoneId: string },
  { file_id }: { file_id: string },
): Promise<Milestone> {
  return transact(ctx, async (ctx) => {
    await lockCollaboration(ctx, collaborationId, 'milestones');
    const before = stored(await milestones.findMilestone(ctx.db, collaborationId, milestoneId));
    const files = before.evidence.map(({ id }) => id);
    if (files.includes(file_id)) return before;
    if (files.length >= EVIDENCE_MAX) {
      throw new AppError('LIMIT_REACHED', {
        message: `This milestone has ${EVIDENCE_MAX} files as evidence, the maximum. The others are in Files.`,
      });
    }
    return storeChanges(ctx, before, { evidence: [...files, file_id].sort() });
  });
}

/** Stores fields that differ, with what follows from it. The caller has locked the collaboration. */
async function storeChanges(
  ctx: MemberContext,
  before: milestones.MilestoneRow,
  changes: Omit<MilestoneUpdate, 'version'>,
): Promise<Milestone> {
  if (Object.keys(changes).length === 0) return before;
  const { id: milestoneId, collaboration_id: collaborationId } = before;
  await checkFields(ctx, collaborationId, changes, before);
  await milestones.updateMilestone(ctx.db, milestoneId, {
    ...columnsOfFields(changes),
    ...(changes.status && completion(ctx, changes.status === 'completed')),
    ...nextVersion(changes, before),
    updated_at: ctx.now,
  });
  await saveLinks(ctx, milestoneId, changes);
  const after = stored(await milestones.findMilestone(ctx.db, collaborationId, milestoneId));
  const [from, to] = await inHistory(ctx, collaborationId, before, after);
  const differing = from && to ? fieldChanges(from, to, FIELDS_KEPT) : [];
  const change = changeBetween(before, after, differing.length);
  if (change) await keepNews(ctx, after, change);
  await recordChange(ctx, ...differing.map((one) => ({ ...changeOf(after), ...one })));
  if (change === 'completed') await announceCompletion(ctx, collaborationId, milestoneId);
  return after;
}

/** Withdraws a milestone. @throws AppError MILESTONE_NOT_FOUND; as `withdraw`. */
export function removeMilestone(
  ctx: MemberContext,
  { id: collaborationId, milestoneId }: { id: string; milestoneId: string },
  { reason }: WithdrawalQuery,
): Promise<Withdrawn> {
  return transact(ctx, async (ctx) => {
    await lockCollaboration(ctx, collaborationId, 'milestones');
    const removed = stored(await milestones.findMilestone(ctx.db, collaborationId, milestoneId));
    const { id, title: name } = removed;
    const withdrawal_id = await withdraw(ctx, collaborationId, { kind: 'milestone', id, name, reason });
    await keepNews(ctx, removed, 'removed');
    await recordChange(ctx, { ...changeOf(removed), what: 'removed', reason });
    return { id, withdrawal_id };
  });
}
