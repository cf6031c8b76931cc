import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { mailDocumentsExpiring } from './document-reminders.mail.ts';
import {
  findDocumentsToRemind,
  findOwnersToRemind,
  insertDueReminders,
} from './document-reminders.repository.ts';

/**
 * Creates the job that reminds members 90, 60 and 30 days before a document expires: one mail per member and run, each
 * reminder once.
 */
function createDocumentReminders(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const today = dayInIndia(ctx.now);
    const owners = await findOwnersToRemind(ctx.db, today);
    await eachInTurn(ctx.log, 'document reminder', owners, (ownerId) =>
      transact(ctx, async (ctx) => {
        const ids = await insertDueReminders(ctx.db, ownerId, today, ctx.now);
        const due = await findDocumentsToRemind(ctx.db, ids);
        const [first] = due;
        if (!first) return;
        const to = { id: first.owner_id };
        const documents = due.map((row) => ({ name: documentTitle(row), expires_on: row.expires_on }));
        await mailDocumentsExpiring(ctx, { to, documents, today });
      }),
    );
  };
}

export const documentRemindersJob = defineJob({
  queue: 'document-reminders',
  /** Every morning at half past seven in India. */
  schedule: '0 2 * * *',
  work: createDocumentReminders,
});
