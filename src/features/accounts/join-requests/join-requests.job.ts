import { findHolder } from '#features/accounts/domain-claims/domain-claims.repository.ts';
import { domainOf } from '#features/accounts/domain-claims/mail-domains.rules.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { endExpiredRequests } from './join-answers.service.ts';
import { JOIN_LINK_HOURS } from './join-requests.contract.ts';
import { mailJoinLink } from './join-requests.mail.ts';
import { replaceJoinLink } from './join-requests.repository.ts';
import { JOIN_LINK_QUEUE } from './join-requests.service.ts';

/** Makes the job that mails a link to ask with, where an organisation holds the domain of the address. */
function createJoinLinkMailer(parts: JobParts) {
  return async ({ email }: { email: string }, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    await transact(ctx, async (ctx) => {
      const holder = await findHolder(ctx.db, domainOf(email));
      if (!holder) return;
      const token = newOpaqueToken();
      const expires_at = new Date(ctx.now.getTime() + JOIN_LINK_HOURS * HOUR_MS);
      await replaceJoinLink(ctx.db, { token_hash: hashToken(token), email, created_at: ctx.now, expires_at });
      await mailJoinLink(ctx, { to: email, organisation: holder.name, token });
    });
  };
}

/** Makes the job that ends the requests which nobody answered in time. It can run again at any time. */
function createJoinExpiry(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    await endExpiredRequests({ ...parts, actor: null, now: new Date(), jobs });
  };
}

export const joinLinkMailerJob = defineJob({
  queue: JOIN_LINK_QUEUE,
  atOnce: 2,
  holdsMails: true,
  seals: ['email'],
  work: createJoinLinkMailer,
});

export const joinExpiryJob = defineJob({
  queue: 'join-request-expiry',
  schedule: '23 * * * *',
  work: createJoinExpiry,
});
