import { dayAfter, dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { periodWords } from '#platform/contract/quarters.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { mailText, ownWords } from '#platform/server/mail/mail-text.ts';
import { defineJob } from '#platform/server/noun.ts';
import { dueQuarters } from './forecast.rules.ts';
import * as overview from './overview.repository.ts';
import { mailReminder } from './reminders.mail.ts';

/** Days before a day on which a reminder goes, and days after it on which owners and managers hear. */
const SOON = 7;
const ESCALATED = 14;
/** Days after which the NGO is asked if money that was sent is there. */
const UNCONFIRMED = 7;
/** Grants that are read at once. */
const STEP = 500;

type Step = 'soon' | 'late' | 'very-late';

/** Which reminder a day asks for today; null for none. */
function stepOf(due: string, today: string): Step | null {
  if (today > dayAfter(due, ESCALATED)) return 'very-late';
  if (today > due) return 'late';
  return today >= dayAfter(due, -SOON) ? 'soon' : null;
}

/** Reminds the NGO of statements of quarters, and the company of payments that are due soon or late for long. */
async function remindOf(ctx: Context, grant: overview.RunningGrant, today: string): Promise<void> {
  const once = (kind: 'statement' | 'payment', subject: string, step: Step) =>
    overview.insertReminder(ctx.db, { grant_id: grant.id, kind, subject, step, sent_at: ctx.now });
  for (const { from, to, due_on } of dueQuarters(grant, today)) {
    const step = stepOf(due_on, today);
    if (!step || !(await once('statement', to, step))) continue;
    const period = ownWords(periodWords({ from, to }));
    const day = ownWords(formatDay(due_on));
    await mailReminder(ctx, {
      grant,
      to: grant.agency_id,
      isEscalated: step === 'very-late',
      subject:
        step === 'soon'
          ? mailText`A utilisation statement is due`
          : mailText`A utilisation statement is late`,
      says: (title) =>
        step === 'soon'
          ? mailText`The statement for ${period} of the grant ${title} is due on ${day}.`
          : mailText`The statement for ${period} of the grant ${title} was due on ${day}.`,
    });
  }
  for (const { amount, sent_on, state } of grant.requests) {
    const due = dayAfter(sent_on, grant.pay_by_days);
    const step = stepOf(due, today);
    // On the first late day both sides are told (`fund-payments-overdue`).
    if (!step || step === 'late' || state === 'paid' || !(await once('payment', sent_on, step))) continue;
    const [sum, day] = [ownWords(formatRupees(amount)), ownWords(formatDay(due))];
    await mailReminder(ctx, {
      grant,
      to: grant.funder_id,
      isEscalated: step === 'very-late',
      subject: step === 'soon' ? mailText`A payment is due` : mailText`A payment is overdue for two weeks`,
      says: (title) =>
        step === 'soon'
          ? mailText`The payment of ${sum} of the grant ${title} is due on ${day}.`
          : mailText`The payment of ${sum} of the grant ${title} was due on ${day}.`,
    });
  }
}

/** Asks the NGO to confirm money that was sent to it. */
async function remindOfReceipt(
  ctx: Context,
  grant: overview.RunningGrant,
  { id, amount, days }: Awaited<ReturnType<typeof overview.findUnconfirmed>>[number],
): Promise<void> {
  const isEscalated = days >= ESCALATED;
  const step = isEscalated ? 'very-late' : 'late';
  const reminder = { grant_id: grant.id, kind: 'receipt', subject: id, step, sent_at: ctx.now } as const;
  if (!(await overview.insertReminder(ctx.db, reminder))) return;
  const [sum, count] = [ownWords(formatRupees(amount)), ownWords(days)];
  await mailReminder(ctx, {
    grant,
    to: grant.agency_id,
    isEscalated,
    subject: mailText`Has a payment arrived?`,
    says: (title) =>
      mailText`${sum} of the grant ${title} were sent ${count} days ago. Please confirm them, or ask the company about them.`,
  });
}

/** Creates the job that reminds of what grants wait for: each reminder once. */
function createReminders(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const today = dayInIndia(ctx.now);
    const unconfirmed = await overview.findUnconfirmed(ctx.db, today, UNCONFIRMED);
    let after: string | null = null;
    for (;;) {
      const running: overview.RunningGrant[] = await overview.findAllRunning(ctx.db, today, after, STEP);
      const byId = new Map(running.map((grant) => [grant.id, grant]));
      await eachInTurn(ctx.log, 'reminder of a grant', byId.keys(), (id) =>
        transact(ctx, async (ctx) => {
          const grant = byId.get(id);
          if (!grant) return;
          await remindOf(ctx, grant, today);
          for (const release of unconfirmed.filter(({ grant_id }) => grant_id === id))
            await remindOfReceipt(ctx, grant, release);
        }),
      );
      after = running.at(-1)?.id ?? null;
      if (running.length < STEP) return;
    }
  };
}

export const remindersJob = defineJob({
  queue: 'fund-reminders',
  /** Each morning at seven in India. */
  schedule: '30 1 * * *',
  work: createReminders,
});
