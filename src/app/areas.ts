import { accountsArea } from '#features/accounts/accounts.area.ts';
import { activityArea } from '#features/activity/activity.area.ts';
import { adminArea } from '#features/admin/admin.area.ts';
import { assistantArea } from '#features/assistant/assistant.area.ts';
import { collaborationsArea } from '#features/collaborations/collaborations.area.ts';
import { communityArea } from '#features/community/community.area.ts';
import { complianceArea } from '#features/compliance/compliance.area.ts';
import { contentArea } from '#features/content/content.area.ts';
import { demoArea } from '#features/demo/demo.area.ts';
import { documentsArea } from '#features/documents/documents.area.ts';
import { fundsArea } from '#features/funds/funds.area.ts';
import { homeArea } from '#features/home/home.area.ts';
import { learnArea } from '#features/learn/learn.area.ts';
import { marketplaceArea } from '#features/marketplace/marketplace.area.ts';
import { newsArea } from '#features/news/news.area.ts';
import { notificationsArea } from '#features/notifications/notifications.area.ts';
import { profilesArea } from '#features/profiles/profiles.area.ts';
import { programmeArea } from '#features/programme/programme.area.ts';
import { requestsArea } from '#features/requests/requests.area.ts';
import { storiesArea } from '#features/stories/stories.area.ts';
import { supportArea } from '#features/support/support.area.ts';
import { verificationArea } from '#features/verification/verification.area.ts';
import type { Area } from '#platform/server/noun.ts';

/** The areas of the product, low to high: what an area opens, those after it may use. */
export const AREAS: readonly Area[] = [
  notificationsArea,
  accountsArea,
  profilesArea,
  documentsArea,
  verificationArea,
  marketplaceArea,
  collaborationsArea,
  requestsArea,
  fundsArea,
  programmeArea,
  complianceArea,
  activityArea,
  newsArea,
  storiesArea,
  communityArea,
  learnArea,
  supportArea,
  contentArea,
  assistantArea,
  demoArea,
  homeArea,
  adminArea,
];
