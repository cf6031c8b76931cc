import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { memberPage } from '#platform/testing/calls/profile-records.ts';

export const calls = defineCalls({
  getMemberPage: { who: 'everybody', scope: 'marketplace:read', call: memberPage },
  listMemberServices: { who: 'everybody', scope: 'marketplace:read', call: memberPage },
  listMemberProjects: { who: 'everybody', scope: 'marketplace:read', call: memberPage },
});
