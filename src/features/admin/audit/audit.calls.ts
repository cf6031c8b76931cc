import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listAuditEntries: { who: 'admins' },
  verifyAuditLog: { who: 'admins' },
  exportAuditEntries: { who: 'admins' },
});
