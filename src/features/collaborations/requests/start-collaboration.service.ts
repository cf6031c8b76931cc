import { insertCollaboration } from '#features/collaborations/collaboration/collaborations.repository.ts';
import { newCollaborationId } from '#features/collaborations/collaboration/collaborations.service.ts';
import { insertParticipants } from '#features/collaborations/participants/participants.repository.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';

const TITLE_MAX = 160;

/** Returns the first sentence of an objective, cut at a word, as the title of the collaboration. */
function titleOf(objective: string): string {
  // A full stop within the first ten characters belongs to an abbreviation: "Dr. Rao asks ...".
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

/** Creates the collaboration of an accepted request. Call inside its transaction. @returns its id. */
export async function startCollaboration(
  ctx: MemberContext,
  { request, sender, target }: AcceptedRequest,
): Promise<string> {
  const id = newCollaborationId(ctx);
  await insertCollaboration(ctx.db, {
    id,
    title: titleOf(request.collaboration_objective),
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
  return id;
}
