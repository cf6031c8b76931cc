import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { accountsCalls } from './accounts-calls.ts';
import { adminCalls } from './admin/admin-calls.ts';
import { peopleCalls } from './admin/people-calls.ts';
import { assistantCalls } from './assistant-calls.ts';
import { type Calls, nothing } from './call.ts';
import { collaborationsCalls } from './collaborations-calls.ts';
import { communityCalls } from './community-calls.ts';
import { contentCalls } from './content-calls.ts';
import { demoCalls } from './demo/demo-calls.ts';
import { sandboxCalls } from './demo/sandbox-calls.ts';
import { documentsCalls } from './documents-calls.ts';
import { resourcesCalls } from './learn/resources-calls.ts';
import { learnCalls } from './learn-calls.ts';
import { marketplaceCalls } from './marketplace-calls.ts';
import { newsCalls } from './news-calls.ts';
import { colleaguesCalls } from './people/colleagues-calls.ts';
import { joinCalls } from './people/join-calls.ts';
import { notificationsCalls } from './people/notifications-calls.ts';
import { profilesCalls } from './profiles-calls.ts';
import { storiesCalls } from './stories-calls.ts';
import { supportClockCalls } from './support/clock-calls.ts';
import { deskCalls } from './support/desk-calls.ts';
import { liveChatCalls } from './support/live-chat-calls.ts';
import { statusCalls } from './support/status-calls.ts';
import { supportCalls } from './support-calls.ts';
import { verificationCalls } from './verification-calls.ts';

/** By route name: makes the records that a call needs, and the call, right for `owner` to make. */
export const validCalls = (app: TestApp, owner: TestMember): Calls => ({
  getHealth: nothing,
  ...accountsCalls(app, owner),
  ...notificationsCalls(app, owner),
  ...colleaguesCalls(app, owner),
  ...joinCalls(app, owner),
  ...profilesCalls(app, owner),
  ...documentsCalls(app, owner),
  ...resourcesCalls(app, owner),
  ...verificationCalls(app, owner),
  ...marketplaceCalls(app, owner),
  ...collaborationsCalls(app, owner),
  ...communityCalls(app, owner),
  ...storiesCalls(app, owner),
  ...newsCalls(app),
  ...learnCalls(app, owner),
  getLearnOverview: nothing,
  searchLearn: () => ({ query: '?search=wells' }),
  ...supportCalls(app, owner),
  ...statusCalls(app),
  ...deskCalls(app, owner),
  ...liveChatCalls(app, owner),
  ...supportClockCalls(app, owner),
  ...contentCalls(app),
  ...peopleCalls(app),
  listAuditEntries: nothing,
  verifyAuditLog: nothing,
  exportAuditEntries: nothing,
  ...adminCalls(app, owner),
  ...assistantCalls,
  ...demoCalls(app),
  ...sandboxCalls,
  getDesk: nothing,
  getAdminNavigation: nothing,
  runQuery: () => ({ body: { text: 'select id, title from user_services limit 5' } }),
});
