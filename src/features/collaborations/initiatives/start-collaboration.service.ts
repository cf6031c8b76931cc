import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import { shortTitle } from '#features/collaborations/collaboration/collaboration-title.rules.ts';
import { insertCollaboration } from '#features/collaborations/collaboration/collaborations.repository.ts';
import { newCollaborationId } from '#features/collaborations/collaboration/collaborations.service.ts';
import { insertParticipants } from '#features/collaborations/participants/participants.repository.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { announce } from '#platform/server/webhooks/announce.ts';

interface Party {
  id: string;
  member_name: string;
}

interface AcceptedRequest {
  request: { collaboration_objective: string; budget_band: string; timeframe: string };
  sender: Party;
  target: Party;
  /** Title that the target chose; without one, it comes from the objective. */
  title: string | undefined;
}

/** Creates the collaboration of an accepted request. Call inside its transaction. @returns its id. */
export async function startCollaboration(
  ctx: MemberContext,
  { request, sender, target, title }: AcceptedRequest,
): Promise<string> {
  const id = newCollaborationId(ctx);
  await insertCollaboration(ctx.db, {
    id,
    title: title ?? shortTitle(request.collaboration_objective),
    description: request.collaboration_objective,
    type: 'Partnership',
    budget_band: request.budget_band,
    timeframe: request.timeframe,
    created_by: sender.id,
  });
  await insertParticipants(
    ctx.db,
    [sender, target].map((party) => ({
      id: newId(),
      collaboration_id: id,
      profile_id: party.id,
      name: party.member_name,
    })),
  );
  await recordChange(ctx, { collaborationId: id, noun: 'collaboration', what: 'started' });
  await announce(ctx, 'collaboration.changed', {
    to: [sender.id, target.id],
    data: { collaboration_id: id, change: 'started' },
  });
  return id;
}
