import type { CollaborationRequestAnswer } from './collaboration-requests.contract.ts';

interface Sides {
  sender_profile_id: string | null;
  target_profile_id: string | null;
}

/** Only the target accepts or declines, only the sender withdraws. */
export function canAnswer(
  profileId: string,
  request: Sides,
  status: CollaborationRequestAnswer['status'],
): boolean {
  return profileId === (status === 'withdrawn' ? request.sender_profile_id : request.target_profile_id);
}
