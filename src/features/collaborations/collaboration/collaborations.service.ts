import { randomBytes } from 'node:crypto';
import { newMilestone } from '#features/collaborations/milestones/milestones.service.ts';
import { findMember } from '#features/collaborations/requests/collaboration-requests.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type {
  Collaboration,
  CollaborationInput,
  CollaborationStats,
  CollaborationUpdate,
} from './collaborations.contract.ts';
import { canRemove } from './collaborations.policy.ts';
import * as collaborations from './collaborations.repository.ts';
import * as workspace from './workspace.repository.ts';

const TITLE_MAX = 160;

/** `collab_`, the time in milliseconds, and a random suffix, as the specification forms it. */
const newCollaborationId = (now: Date) => `collab_${now.getTime()}_${randomBytes(6).toString('hex')}`;

/** The first sentence of an objective, cut at a word, as the title of what comes of it. */
export function titleOf(objective: string): string {
  // A full stop within the first words ends no sentence but an abbreviation: "Dr. Rao asks ...".
  const sentence = /^.{10,}?[.!?](?=\s|$)/s.exec(objective)?.[0].replace(/[.!?]$/, '') ?? objective;
  const line = sentence.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE_MAX) return line;
  // A cut through an emoji leaves half a surrogate pair, which cannot be stored.
  const cut = line.slice(0, TITLE_MAX - 1).replace(/\p{Surrogate}$/u, '');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

interface Party {
  id: string;
  member_name: string;
}

interface AcceptedRequest {
  request: { collaboration_objective: string; budget_band: string; timeframe: string };
  sender: Party;
  target: Party;
}

/** Makes the collaboration that an accepted request stands for; call inside its transaction. @returns its id. */
export async function startCollaboration(
  ctx: MemberContext,
  { request, sender, target }: AcceptedRequest,
): Promise<string> {
  const id = newCollaborationId(ctx.now);
  await collaborations.insertCollaboration(ctx.db, {
    id,
    title: titleOf(request.collaboration_objective),
    description: request.collaboration_objective,
    type: 'Partnership',
    budget_band: request.budget_band,
    timeframe: request.timeframe,
    created_by: sender.id,
  });
  await collaborations.insertParticipants(
    ctx.db,
    [sender, target].map((party) => ({
      id: newId(),
      collaboration_id: id,
      profile_id: party.id,
      name: party.member_name,
    })),
  );
  return id;
}

export function listCollaborations(ctx: MemberContext, query: ListQuery): Promise<Collaboration[]> {
  return collaborations.findCollaborations(ctx.db, ctx.actor.id, query);
}

/** The newest active collaborations of the member, at most `limit`, and the number of all active ones. */
export async function listActiveCollaborations(
  ctx: MemberContext,
  limit: number,
): Promise<{ newest: Pick<Collaboration, 'title' | 'progress_percentage'>[]; total: number }> {
  const newest = await collaborations.findActiveCollaborations(ctx.db, ctx.actor.id, limit);
  return { newest, total: newest[0]?.total ?? 0 };
}

export async function getCollaborationStats(ctx: MemberContext): Promise<CollaborationStats> {
  const stats = await collaborations.findCollaborationStats(ctx.db, ctx.actor.id, dayInIndia(ctx.now));
  const { milestones_met, milestones_missed, ...figures } = stats;
  const due = milestones_met + milestones_missed;
  return { ...figures, success_rate: due === 0 ? null : Math.round((100 * milestones_met) / due) };
}

/** Starts an initiative with the signed-in member as its first participant; its milestones are stored with it. */
export function createCollaboration(ctx: MemberContext, input: CollaborationInput): Promise<Collaboration> {
  const { participants, milestones, impact_metrics, ...fields } = input;
  return transact(ctx, async (ctx) => {
    const creator = await findMember(ctx.db, ctx.actor.id);
    if (!creator) throw new AppError('PROFILE_NOT_FOUND');
    const id = newCollaborationId(ctx.now);
    const ownName = creator.member_name;
    const others = participants.filter((name) => name.toLowerCase() !== ownName.toLowerCase());
    await collaborations.insertCollaboration(ctx.db, {
      ...fields,
      id,
      impact_metrics: JSON.stringify(impact_metrics),
      created_by: creator.id,
    });
    await collaborations.insertParticipants(ctx.db, [
      { id: newId(), collaboration_id: id, profile_id: creator.id, name: ownName },
      ...others.map((name) => ({ id: newId(), collaboration_id: id, name })),
    ]);
    if (milestones.length > 0) {
      await workspace.insertMilestones(
        ctx.db,
        milestones.map((milestone) => newMilestone(ctx, id, milestone)),
      );
    }
    return getCollaboration(ctx, id);
  });
}

/** @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part. */
export async function getCollaboration(ctx: MemberContext, id: string): Promise<Collaboration> {
  const collaboration = await collaborations.findCollaboration(ctx.db, ctx.actor.id, id);
  if (!collaboration) throw new AppError('COLLABORATION_NOT_FOUND');
  return collaboration;
}

/** @throws AppError COLLABORATION_NOT_FOUND, PROGRESS_FOLLOWS_MILESTONES. */
export function updateCollaboration(
  ctx: MemberContext,
  id: string,
  input: CollaborationUpdate,
): Promise<Collaboration> {
  const { impact_metrics, ...fields } = input;
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, id);
    if (fields.progress_percentage !== undefined && (await collaborations.hasMilestones(ctx.db, id))) {
      throw new AppError('PROGRESS_FOLLOWS_MILESTONES');
    }
    await collaborations.updateCollaboration(ctx.db, id, {
      ...fields,
      ...(impact_metrics && { impact_metrics: JSON.stringify(impact_metrics) }),
      updated_at: ctx.now,
    });
    return getCollaboration(ctx, id);
  });
}

/** @throws AppError COLLABORATION_NOT_FOUND, FORBIDDEN for a participant who did not start it. */
export function removeCollaboration(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const collaboration = await getCollaboration(ctx, id);
    if (!canRemove(ctx.actor.id, collaboration)) throw new AppError('FORBIDDEN');
    await collaborations.deleteCollaboration(ctx.db, id);
    return { id };
  });
}
