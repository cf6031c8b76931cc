import { CONSENT_NOTICES, type ConsentNotice } from './consent-notices.data.ts';

/** The version in force at an instant; the newest of those that have begun. */
export function consentNoticeAt(now: Date): ConsentNotice {
  const day = now.toISOString().slice(0, 10);
  const notice = CONSENT_NOTICES.findLast(({ valid_from }) => valid_from <= day) ?? CONSENT_NOTICES[0];
  if (!notice) throw new Error('there is no consent notice');
  return notice;
}

/** The text of a version that somebody agreed to. */
export const consentNoticeOf = (version: string): ConsentNotice | undefined =>
  CONSENT_NOTICES.find((notice) => notice.version === version);
