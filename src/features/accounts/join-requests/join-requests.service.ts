import type { Account } from '#features/accounts/account/accounts.repository.ts';
import { confirmEmail, findAccount, insertAccount } from '#features/accounts/account/accounts.repository.ts';
import { freeAddress } from '#features/accounts/account/freed-address.service.ts';
import { recordConsent } from '#features/accounts/consents/consents.service.ts';
import { keepComparedPassword } from '#features/accounts/current-password/current-password.service.ts';
import { findHolder } from '#features/accounts/domain-claims/domain-claims.repository.ts';
import { domainOf } from '#features/accounts/domain-claims/mail-domains.rules.ts';
import {
  findMembership,
  findOwners,
  lockPeople,
} from '#features/accounts/memberships/memberships.repository.ts';
import { proveOwner, type SignInParts } from '#features/accounts/sign-in/sign-in.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import { newId } from '#platform/server/ids.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import { rejectCommonPassword, rejectOwnWords } from '#platform/server/passwords/refused-passwords.ts';
import {
  JOIN_DAYS,
  JOIN_REQUESTS_MAX,
  type JoinOffer,
  type JoinRequestSent,
  type JoinSignIn,
  type JoinSignUp,
  type OpenJoinLink,
} from './join-requests.contract.ts';
import { mailJoinAsked } from './join-requests.mail.ts';
import * as requests from './join-requests.repository.ts';

export const JOIN_LINK_QUEUE = 'join-link';

/**
 * Queues the mail with the link. Only the job looks whether an organisation holds the domain (join-requests.job.ts): answer
 * and time are the same for every address, and a mail goes to nobody whose domain is not confirmed.
 */
export async function requestJoinLink(ctx: Context, email: string): Promise<{ message: string }> {
  await transact(ctx, (ctx) => ctx.jobs.enqueue(ctx.db, JOIN_LINK_QUEUE, { email }));
  return {
    message:
      'If an organisation on Dayitva has confirmed the domain of this address, a link is on its way to it.',
  };
}

/** Finds what a link leads to. @throws AppError JOIN_LINK_INVALID, also once nobody holds the domain any more. */
async function holderOfLink(ctx: Context, token: string) {
  const link = await requests.findJoinLink(ctx.db, hashToken(token), ctx.now);
  const holder = link && (await findHolder(ctx.db, domainOf(link.email)));
  if (!holder) throw new AppError('JOIN_LINK_INVALID');
  return { ...holder, email: link.email };
}

/** @throws AppError JOIN_LINK_INVALID. */
export async function openJoinLink(ctx: Context, token: string): Promise<OpenJoinLink> {
  const { name, domain, email } = await holderOfLink(ctx, token);
  return { organisation: name, domain, email };
}

type Asking = Pick<Account, 'id' | 'email' | 'person_name' | 'is_admin'>;

/**
 * Stores a person's request and notifies the owners. Call inside a transaction.
 * @param madeAccount true if the account was made for it.
 * @throws AppError ALREADY_COLLEAGUE; JOIN_ASKED, also where this organisation has declined the person; LIMIT_REACHED.
 */
async function ask(
  ctx: Context,
  holder: { id: string; name: string },
  account: Asking,
  madeAccount: boolean,
): Promise<JoinRequestSent> {
  await lockPeople(ctx.db, holder.id);
  if (await findMembership(ctx.db, account.id, holder.id)) throw new AppError('ALREADY_COLLEAGUE');
  const before = await requests.findRequestOf(ctx.db, account.id);
  // Another organisation has declined the person, who has another address now.
  if (before?.declined_at && before.profile_id !== holder.id) {
    await requests.deleteJoinRequest(ctx.db, before.id);
  }
  if ((await requests.countJoinRequests(ctx.db, holder.id)) >= JOIN_REQUESTS_MAX) {
    throw new AppError('LIMIT_REACHED', {
      message:
        'Too many people wait for an answer of this organisation. Ask one of its owners for an invitation.',
    });
  }
  const request = { id: newId(), profile_id: holder.id, account_id: account.id, email: account.email };
  const expires_at = new Date(ctx.now.getTime() + JOIN_DAYS * DAY_MS);
  await requests.insertJoinRequest(ctx.db, {
    ...request,
    made_account: madeAccount,
    created_at: ctx.now,
    expires_at,
  });
  recordAct(ctx, {
    kind: 'join-asked',
    subject: ['join request', request.id],
    facts: { profile: holder.id },
    by: { id: account.id, isAdmin: account.is_admin },
  });
  const name = account.person_name ?? account.email;
  for (const to of await findOwners(ctx.db, holder.id)) {
    await mailJoinAsked(ctx, { to, profileId: holder.id, organisation: holder.name, name });
  }
  return { organisation: holder.name, email: account.email, expires_at: expires_at.toISOString() };
}

/** Uses up the link of a caller who is proven. @throws AppError JOIN_LINK_INVALID. */
async function takeLink(ctx: Context, token: string): Promise<void> {
  if (!(await requests.takeJoinLink(ctx.db, hashToken(token), ctx.now)))
    throw new AppError('JOIN_LINK_INVALID');
}

/**
 * Makes an account without a profile for the address of the link, and asks with it. It can sign in once it is accepted.
 * @throws AppError JOIN_LINK_INVALID, EMAIL_TAKEN, LIMIT_REACHED, CONSENT_OUTDATED; VALIDATION_FAILED for a password that is
 *   easy to guess.
 */
export async function signUpToJoin(
  ctx: Context,
  { token, person_name, password, consent_version }: JoinSignUp,
): Promise<JoinRequestSent> {
  const holder = await holderOfLink(ctx, token);
  const { email, name } = holder;
  rejectCommonPassword(password, 'password');
  rejectOwnWords(password, 'password', { email, full_name: person_name, organization_name: name });
  const password_hash = await hashPassword(password);
  const id = newId();
  return transact(ctx, async (ctx) => {
    await takeLink(ctx, token);
    await freeAddress(ctx, email);
    await insertAccount(ctx.db, { id, email, password_hash, sign_up_secret_hash: null, person_name });
    await confirmEmail(ctx.db, id, ctx.now);
    await recordConsent(ctx, id, consent_version);
    return ask(ctx, holder, { id, email, person_name, is_admin: false }, true);
  });
}

/**
 * Asks with the account of the link's address, as a person whose last membership ended can, too.
 * @throws AppError JOIN_LINK_INVALID, ALREADY_COLLEAGUE, JOIN_ASKED, LIMIT_REACHED, CONFLICT; as `proveOwner`.
 */
export async function signInToJoin(
  ctx: Context,
  { token, ...input }: JoinSignIn,
  caller: Caller,
  parts: SignInParts,
): Promise<JoinRequestSent> {
  const holder = await holderOfLink(ctx, token);
  const proven = await proveOwner(ctx, { ...input, email: holder.email }, caller, parts);
  return transact(ctx, async (ctx) => {
    await keepComparedPassword(ctx, proven);
    await takeLink(ctx, token);
    // Who has the link has read the mail.
    await confirmEmail(ctx.db, proven.id, ctx.now);
    return ask(ctx, holder, proven, false);
  });
}

/**
 * Finds the organisation that a person with this address can ask to join. Without a confirmed address nothing is looked up:
 * whoever types a stranger's address learns nothing from the answer or its time.
 */
export async function findOffer(
  ctx: Context,
  account: Pick<Account, 'id' | 'email' | 'email_confirmed_at'>,
): Promise<JoinOffer | null> {
  if (!account.email_confirmed_at) return null;
  const [holder, request] = await Promise.all([
    findHolder(ctx.db, domainOf(account.email)),
    requests.findRequestOf(ctx.db, account.id),
  ]);
  if (request && !request.declined_at) {
    const { organisation, email, asked_at } = request;
    return { organisation, domain: domainOf(email), state: 'waiting', asked_at };
  }
  if (!holder || (await findMembership(ctx.db, account.id, holder.id))) return null;
  const declined = request?.profile_id === holder.id;
  return {
    organisation: holder.name,
    domain: holder.domain,
    state: declined ? 'declined' : 'open',
    asked_at: declined ? request.asked_at : null,
  };
}

async function ownAccount(ctx: MemberContext): Promise<Account> {
  const account = await findAccount(ctx.db, ctx.actor.accountId, ctx.actor.profileId);
  if (!account) throw new AppError('SESSION_ENDED');
  return account;
}

export async function getJoinOffer(ctx: MemberContext): Promise<{ offer: JoinOffer | null }> {
  return { offer: await findOffer(ctx, await ownAccount(ctx)) };
}

/** @throws AppError JOIN_OFFER_NOT_FOUND, ALREADY_COLLEAGUE, JOIN_ASKED, LIMIT_REACHED. */
export function askToJoin(ctx: MemberContext): Promise<{ offer: JoinOffer | null }> {
  return transact(ctx, async (ctx) => {
    const account = await ownAccount(ctx);
    const holder = await findHolder(ctx.db, domainOf(account.email));
    if (!holder) throw new AppError('JOIN_OFFER_NOT_FOUND');
    await ask(ctx, holder, account, false);
    return getJoinOffer(ctx);
  });
}

/** @throws AppError JOIN_REQUEST_NOT_FOUND. */
export function withdrawJoinRequest(ctx: MemberContext): Promise<{ offer: JoinOffer | null }> {
  return transact(ctx, async (ctx) => {
    const request = await requests.findRequestOf(ctx.db, ctx.actor.accountId);
    if (!request || request.declined_at) throw new AppError('JOIN_REQUEST_NOT_FOUND');
    await requests.deleteJoinRequest(ctx.db, request.id);
    recordAct(ctx, {
      kind: 'join-withdrawn',
      subject: ['join request', request.id],
      facts: { profile: request.profile_id },
    });
    return getJoinOffer(ctx);
  });
}
