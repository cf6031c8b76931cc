import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { consentNoticeAt } from './consent-notice.rules.ts';

export const calls = defineCalls({
  agreeToConsentNotice: {
    who: 'signed in',
    act: 'personal',
    call: () => ({ body: { notice_version: consentNoticeAt(new Date()).version } }),
  },
  getGrievanceContact: { who: 'everybody' },
});
