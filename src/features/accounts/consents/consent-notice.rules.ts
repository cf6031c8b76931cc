import { CONSENT_NOTICES, type ConsentNotice } from './consent-notices.data.ts';

/** Returns the version in force at an instant. */
export function consentNoticeAt(now: Date): ConsentNotice {
  const day = now.toISOString().slice(0, 10);
  const notice = CONSENT_NOTICES.findLast(({ valid_from }) => valid_from <= day) ?? CONSENT_NOTICES[0];
  if (!notice) throw new Error('there is no consent notice');
  return notice;
}

/** Returns the notice of a version. */
export const consentNoticeOf = (version: string): ConsentNotice | undefined =>
  CONSENT_NOTICES.find((notice) => notice.version === version);
