import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  getPrivacyFigures: { who: 'admins' },
  listPendingDeletions: { who: 'admins' },
  listDataExports: { who: 'admins' },
});
