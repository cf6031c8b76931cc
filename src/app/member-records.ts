import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { decisionRecords } from '#features/activity/decisions/decision-records.service.ts';
import { activityRecords } from '#features/activity/events/activity-records.service.ts';
import { auditRecords } from '#features/admin/audit/audit-records.service.ts';
import { peopleRecords } from '#features/admin/people/people-records.service.ts';
import { collaborationRecords } from '#features/collaborations/member-records/collaboration-records.service.ts';
import { communityRecords } from '#features/community/member-records/community-records.service.ts';
import { contentRecords } from '#features/content/content-blocks/content-records.service.ts';
import { demoBookingRecords } from '#features/demo/bookings/demo-booking-records.service.ts';
import { documentRecords } from '#features/documents/shares/document-records.service.ts';
import { certificateRecords } from '#features/learn/certificates/certificate-records.service.ts';
import { courseRecords } from '#features/learn/course-proposals/course-records.service.ts';
import { resourceRecords } from '#features/learn/resource-upload/resource-records.service.ts';
import { sessionRecords } from '#features/learn/webinars/session-records.service.ts';
import { partnerNewsRecords } from '#features/marketplace/partner-news/partner-news-records.service.ts';
import { savedProfileRecords } from '#features/marketplace/saved-profiles/saved-profile-records.service.ts';
import { savedSearchRecords } from '#features/marketplace/saved-searches/saved-search-records.service.ts';
import { shortlistRecords } from '#features/marketplace/shortlists/shortlist-records.service.ts';
import { newsRecords } from '#features/news/entries/news-records.service.ts';
import { notificationRecords } from '#features/notifications/notifications/notification-records.service.ts';
import { profileRecords } from '#features/profiles/profile-page/profile-records.service.ts';
import { caseStudyRecords } from '#features/stories/case-studies/case-study-records.service.ts';
import { testimonialRecords } from '#features/stories/testimonials/testimonial-records.service.ts';
import { liveChatRecords } from '#features/support/live-chat/live-chat-records.service.ts';
import { deskRecords } from '#features/support/ticket-desk/desk-records.service.ts';
import { supportTicketRecords } from '#features/support/tickets/support-ticket-records.service.ts';
import { verificationRecords } from '#features/verification/verification/verification-records.service.ts';

/** Records that each area keeps about members. An area that keeps something adds its line here. */
export const MEMBER_RECORDS: MemberRecords[] = [
  profileRecords,
  documentRecords,
  verificationRecords,
  savedProfileRecords,
  shortlistRecords,
  savedSearchRecords,
  partnerNewsRecords,
  collaborationRecords,
  communityRecords,
  supportTicketRecords,
  deskRecords,
  liveChatRecords,
  testimonialRecords,
  caseStudyRecords,
  newsRecords,
  certificateRecords,
  sessionRecords,
  courseRecords,
  resourceRecords,
  activityRecords,
  decisionRecords,
  demoBookingRecords,
  contentRecords,
  auditRecords,
  peopleRecords,
  notificationRecords,
];
