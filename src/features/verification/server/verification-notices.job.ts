import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { MAIL_QUEUE } from '#platform/server/mail.ts';
import { mailVerificationEnded, mailVerificationEnding } from './verification-mails.service.ts';
import { noteEndedLevels, noteEndingLevels, type ToldLevel } from './verification-notices.repository.ts';

export const VERIFICATION_NOTICES_QUEUE = 'verification-notices';

/** Every morning at twenty to eight in India. */
export const VERIFICATION_NOTICES_SCHEDULE = '10 2 * * *';

/**
 * What tells members that a level ends within thirty days, and that one has ended: each once. The level itself ends
 * without this job; a day on which it did not run is made up for.
 */
export function createVerificationNotices(db: Db, publicUrl: string) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const now = new Date();
    const today = dayInIndia(now);
    await db.transaction().execute(async (db) => {
      const ctx = { db, jobs };
      for (const level of await noteEndedLevels(db, today, now)) {
        await mailVerificationEnded(ctx, publicUrl, level, { level: level.level, because: becauseOf(level) });
      }
      for (const level of await noteEndingLevels(db, today, now)) {
        await mailVerificationEnding(ctx, publicUrl, level, {
          level: level.level,
          validUntil: level.valid_until,
        });
      }
    });
    jobs.wake(MAIL_QUEUE);
  };
}

function becauseOf({ end_cause, end_reason, valid_until }: ToldLevel): string {
  if (end_cause === 'document-changed') return `This paper was changed after it was checked: ${end_reason}.`;
  if (end_cause === 'document-removed') return `This paper was deleted from your vault: ${end_reason}.`;
  if (end_cause === 'profile-changed') return `In your profile you have changed ${end_reason}.`;
  return `It ended on ${formatDay(valid_until)}.`;
}
