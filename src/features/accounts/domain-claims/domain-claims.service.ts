import { lockPeopleAsOwner } from '#features/accounts/memberships/memberships.service.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { newId } from '#platform/server/ids.ts';
import {
  CLAIM_HOURS,
  DOMAINS_MAX,
  type DomainClaim,
  type DomainClaimInput,
} from './domain-claims.contract.ts';
import { mailDomainClaim, tellDomainConfirmed } from './domain-claims.mail.ts';
import * as claims from './domain-claims.repository.ts';
import { domainOf } from './mail-domains.rules.ts';

const toDomainClaim = (row: claims.DomainClaimRow, now: Date): DomainClaim => ({
  ...row,
  has_expired: row.expires_at !== null && Date.parse(row.expires_at) <= now.getTime(),
});

/** Lists the domains of the profile. */
export async function listDomainClaims(ctx: MemberContext): Promise<DomainClaim[]> {
  const rows = await claims.findDomainClaims(ctx.db, ctx.actor.profileId);
  return rows.map((row) => toDomainClaim(row, ctx.now));
}

/** Finds a claim of the caller's profile. @throws AppError DOMAIN_CLAIM_NOT_FOUND. */
async function ownClaim(ctx: MemberContext, id: string): Promise<claims.DomainClaimRow> {
  const row = await claims.findDomainClaim(ctx.db, ctx.actor.profileId, id);
  if (!row) throw new AppError('DOMAIN_CLAIM_NOT_FOUND');
  return row;
}

const freshToken = (now: Date) => {
  const token = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + CLAIM_HOURS * HOUR_MS);
  return { token, expiresAt, stored: { token_hash: hashToken(token), sent_at: now, expires_at: expiresAt } };
};

/**
 * Claims the domain of an address. Only the link shows whether another profile holds the domain: the answer is the same.
 * @throws AppError ROLE_FORBIDS, DOMAIN_CLAIMED, LIMIT_REACHED.
 */
export function createDomainClaim(ctx: MemberContext, { email }: DomainClaimInput): Promise<DomainClaim> {
  return transact(ctx, async (ctx) => {
    const { profileId, accountId } = ctx.actor;
    const organisation = await lockPeopleAsOwner(ctx);
    if ((await claims.countDomainClaims(ctx.db, profileId)) >= DOMAINS_MAX) {
      const message = `You have ${DOMAINS_MAX} domains. Please remove one first.`;
      throw new AppError('LIMIT_REACHED', { message });
    }
    const { token, expiresAt, stored } = freshToken(ctx.now);
    const domain = domainOf(email);
    const claim = { id: newId(), profile_id: profileId, domain, email, claimed_by: accountId };
    await claims.insertDomainClaim(ctx.db, { ...claim, ...stored, created_at: ctx.now });
    recordAct(ctx, { kind: 'domain-claimed', subject: ['domain', claim.id], facts: { profile: profileId } });
    await mailDomainClaim(ctx, { to: email, organisation, domain, token, expiresAt });
    return toDomainClaim(await ownClaim(ctx, claim.id), ctx.now);
  });
}

/**
 * Sends the link again for another 24 hours. The link of the earlier mail works no more.
 * @throws AppError ROLE_FORBIDS, DOMAIN_CLAIM_NOT_FOUND; CONFLICT once the domain is confirmed.
 */
export function resendDomainClaim(ctx: MemberContext, id: string): Promise<DomainClaim> {
  return transact(ctx, async (ctx) => {
    const organisation = await lockPeopleAsOwner(ctx);
    const { email, domain } = await ownClaim(ctx, id);
    const { token, expiresAt, stored } = freshToken(ctx.now);
    if (!(await claims.updateClaimToken(ctx.db, id, stored))) throw new AppError('CONFLICT');
    await mailDomainClaim(ctx, { to: email, organisation, domain, token, expiresAt });
    return toDomainClaim(await ownClaim(ctx, id), ctx.now);
  });
}

/**
 * Confirms a claim of the profile acted for. The reader of the mail alone cannot: somebody who opens the link of a stranger's
 * claim would give the domain away.
 * @throws AppError ROLE_FORBIDS; DOMAIN_LINK_INVALID: used, replaced, over, or of another profile; DOMAIN_HELD.
 */
export function confirmDomainClaim(ctx: MemberContext, token: string): Promise<DomainClaim> {
  return transact(ctx, async (ctx) => {
    const { profileId } = ctx.actor;
    await lockPeopleAsOwner(ctx);
    const confirmed = await claims.confirmClaim(ctx.db, profileId, hashToken(token), ctx.now);
    if (!confirmed) throw new AppError('DOMAIN_LINK_INVALID');
    await tellDomainConfirmed(ctx, confirmed.domain);
    recordAct(ctx, {
      kind: 'domain-confirmed',
      subject: ['domain', confirmed.id],
      facts: { profile: profileId },
    });
    return toDomainClaim(await ownClaim(ctx, confirmed.id), ctx.now);
  });
}

/** Gives a domain up. Requests to join that wait stay. @throws AppError ROLE_FORBIDS, DOMAIN_CLAIM_NOT_FOUND. */
export function removeDomainClaim(ctx: MemberContext, id: string): Promise<{ message: string }> {
  return transact(ctx, async (ctx) => {
    await lockPeopleAsOwner(ctx);
    const removed = await claims.deleteDomainClaim(ctx.db, ctx.actor.profileId, id);
    if (!removed) throw new AppError('DOMAIN_CLAIM_NOT_FOUND');
    recordAct(ctx, {
      kind: 'domain-removed',
      subject: ['domain', id],
      facts: { profile: ctx.actor.profileId },
    });
    return { message: `${removed.domain} was removed. Nobody else can ask to join by it.` };
  });
}
