import type { CollaborationRequestAnswer } from './collaboration-requests.contract.ts';

interface Sides {
  sender_profile_id: string | null;
  target_profile_id: string | null;
}

/** Only the target can accept or decline; only the sender can withdraw. */
export function canAnswer(
  profileId: string,
  request: Sides,
  status: CollaborationRequestAnswer['status'],
): boolean {
  return profileId === (status === 'withdrawn' ? request.sender_profile_id : request.target_profile_id);
}
