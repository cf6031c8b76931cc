import type { MemberRecords } from '#features/accounts/server/member-records.service.ts';
import { collaborationRecords } from '#features/collaborations/server/collaboration-records.service.ts';
import { testimonialRecords } from '#features/content/server/testimonial-records.service.ts';
import { savedProfileRecords } from '#features/marketplace/server/saved-profile-records.service.ts';
import { profileRecords } from '#features/profiles/server/profile-records.service.ts';
import { supportTicketRecords } from '#features/support/server/support-ticket-records.service.ts';
import { verificationRecords } from '#features/verification/server/verification-records.service.ts';

/** What each feature keeps about members: a feature that keeps something adds its line here. */
export const memberRecords = ({ publicUrl }: { publicUrl: string }): MemberRecords[] => [
  profileRecords,
  verificationRecords,
  savedProfileRecords,
  collaborationRecords(publicUrl),
  supportTicketRecords,
  testimonialRecords,
];
