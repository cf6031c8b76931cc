import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';

/**
 * Says whose turn it is at the next milestone.
 * @param ownParticipantId the own organisation's place in the collaboration; undefined until it is known.
 */
export function turnText(
  { owner }: Pick<Milestone, 'owner'>,
  ownParticipantId: string | undefined,
  accountId: string | undefined,
): string {
  if (!owner) return 'nobody owns it yet';
  if (owner.participant_id !== ownParticipantId) return `the turn of ${owner.organisation}`;
  if (owner.account_id === null) return 'your organisation’s turn';
  return owner.account_id === accountId ? 'your turn' : `the turn of ${owner.person ?? 'a colleague'}`;
}
