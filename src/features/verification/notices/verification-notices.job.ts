import {
  mailVerificationEnded,
  mailVerificationEnding,
} from '#features/verification/verification/verification.mail.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { type MailText, mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import { defineJob } from '#platform/server/noun.ts';
import {
  findEndedLevels,
  findEndingLevels,
  noteEndedLevel,
  noteEndingLevel,
  type ToldLevel,
} from './verification-notices.repository.ts';

/**
 * Creates the job that notifies members once when a level ends within thirty days, and once when it has ended. Levels
 * end without this job; a run also sends the notices that earlier runs missed.
 */
function createVerificationNotices(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const today = dayInIndia(ctx.now);
    const [ended, ending] = await Promise.all([
      findEndedLevels(ctx.db, today),
      findEndingLevels(ctx.db, today),
    ]);
    await eachInTurn(ctx.log, 'verification notice', [...ended, ...ending], (id) =>
      transact(ctx, async (ctx) => {
        const over = await noteEndedLevel(ctx.db, id, today, ctx.now);
        if (over) await mailVerificationEnded(ctx, { to: over, level: over.level, because: becauseOf(over) });
        const soon = await noteEndingLevel(ctx.db, id, today, ctx.now);
        if (soon)
          await mailVerificationEnding(ctx, { to: soon, level: soon.level, validUntil: soon.valid_until });
      }),
    );
  };
}

function becauseOf({ end_cause, end_reason, valid_until }: ToldLevel): MailText {
  const what = plainName(end_reason ?? '');
  if (end_cause === 'document-changed')
    return mailText`This paper was changed after it was checked: ${what}.`;
  if (end_cause === 'document-removed') return mailText`This paper was deleted from your vault: ${what}.`;
  if (end_cause === 'profile-changed') return mailText`You changed ${what} in your profile.`;
  return mailText`It ended on ${ownWords(formatDay(valid_until))}.`;
}

export const verificationNoticesJob = defineJob({
  queue: 'verification-notices',
  /** Every morning at twenty to eight in India. */
  schedule: '10 2 * * *',
  work: createVerificationNotices,
});
