import { AppError } from '#platform/contract/errors.ts';
import { mayDo } from '#platform/contract/people/roles.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { accountState, isHolder } from './account-state.rules.ts';
import { BANK_ACCOUNTS_MAX, type BankAccount, type BankAccountInput } from './bank-accounts.contract.ts';
import * as accounts from './bank-accounts.repository.ts';

/** The number as people see it who do not work with money: its last four digits. */
const masked = (number: string) => `••••${number.slice(-4)}`;

function asCallerReads(
  { actor, now }: MemberContext,
  { entered_by, confirmed_at, ended_at, ...account }: accounts.BankAccountRow,
): BankAccount {
  return {
    ...account,
    account_number: mayDo(actor.role, 'money') ? account.account_number : masked(account.account_number),
    ...accountState({ confirmed_at, ended_at }, now),
    is_own_entry: entered_by === actor.accountId,
  };
}

export const listBankAccounts = async (ctx: MemberContext): Promise<BankAccount[]> =>
  (await accounts.findAccounts(ctx.db, ctx.actor.profileId)).map((row) => asCallerReads(ctx, row));

/** @throws AppError BANK_ACCOUNT_NOT_FOUND. */
async function lockAccount(ctx: MemberContext, id: string) {
  const row = await accounts.findAccountForUpdate(ctx.db, ctx.actor.profileId, id);
  if (!row) throw new AppError('BANK_ACCOUNT_NOT_FOUND');
  return row;
}

const about = (id: string) => ['bank-account', id] as [string, string];

/**
 * Enters an account, which waits for another person of the organisation.
 * @throws AppError ACCOUNT_ALREADY_THERE, LIMIT_REACHED; VALIDATION_FAILED for a holder other than the organisation, and for a
 *   cheque that is not in its vault.
 */
export function createBankAccount(ctx: MemberContext, input: BankAccountInput): Promise<BankAccount> {
  return transact(ctx, async (ctx) => {
    const { profileId, accountId } = ctx.actor;
    const legalName = await accounts.findLegalName(ctx.db, profileId);
    if (!isHolder(input.holder_name, legalName)) {
      throw validationError({
        holder_name: `The account must be in the name of your organisation: ${legalName}`,
      });
    }
    const cheque = input.cheque_document_id ?? null;
    if (cheque && !(await accounts.hasDocument(ctx.db, profileId, cheque)))
      throw validationError({ cheque_document_id: 'This document is not in your vault' });
    if (await accounts.hasAccounts(ctx.db, profileId, BANK_ACCOUNTS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `Your organisation has ${BANK_ACCOUNTS_MAX} bank accounts, the maximum.`,
      });
    }
    const id = newId();
    await accounts.insertAccount(ctx.db, {
      ...input,
      id,
      profile_id: profileId,
      cheque_document_id: cheque,
      entered_by: accountId,
      created_at: ctx.now,
    });
    recordAct(ctx, { kind: 'bank-account-entered', subject: about(id) });
    return asCallerReads(ctx, await lockAccount(ctx, id));
  });
}

/**
 * Confirms an account that another person entered.
 * @throws AppError BANK_ACCOUNT_NOT_FOUND, SAME_PERSON, MOVE_NOT_POSSIBLE for one that was confirmed or has ended.
 */
export function confirmBankAccount(ctx: MemberContext, id: string): Promise<BankAccount> {
  return transact(ctx, async (ctx) => {
    const row = await lockAccount(ctx, id);
    if (row.confirmed_at || row.ended_at) throw new AppError('MOVE_NOT_POSSIBLE');
    if (row.entered_by === ctx.actor.accountId) throw new AppError('SAME_PERSON');
    await accounts.updateAccount(ctx.db, id, {
      confirmed_by: ctx.actor.accountId,
      confirmed_at: ctx.now,
    });
    recordAct(ctx, { kind: 'bank-account-confirmed', subject: about(id) });
    return asCallerReads(ctx, await lockAccount(ctx, id));
  });
}

/** Ends the use of an account. @throws AppError BANK_ACCOUNT_NOT_FOUND, MOVE_NOT_POSSIBLE. */
export function endBankAccount(ctx: MemberContext, id: string): Promise<BankAccount> {
  return transact(ctx, async (ctx) => {
    const row = await lockAccount(ctx, id);
    if (row.ended_at) throw new AppError('MOVE_NOT_POSSIBLE');
    await accounts.updateAccount(ctx.db, id, { ended_at: ctx.now });
    recordAct(ctx, { kind: 'bank-account-ended', subject: about(id) });
    return asCallerReads(ctx, await lockAccount(ctx, id));
  });
}

/**
 * Chooses the account of an NGO that takes the money of a grant: the named one, or the newest that can.
 * @throws AppError ACCOUNT_MISSING, ACCOUNT_WRONG_KIND, ACCOUNT_TOO_NEW with the time from when it can be used.
 */
export async function chooseAccount(
  ctx: Pick<MemberContext, 'db' | 'now'>,
  { agency_id, money }: Pick<Receiver, 'agency_id' | 'money'>,
  accountId: string | undefined,
): Promise<string> {
  const all = agency_id ? await accounts.findAccounts(ctx.db, agency_id) : [];
  const open = all
    .map((row) => ({ id: row.id, kind: row.kind, ...accountState(row, ctx.now) }))
    .filter(({ id, state }) => (accountId === undefined || id === accountId) && state !== 'ended');
  const kind = money === 'foreign' ? 'fcra' : 'domestic';
  const right = open.filter((one) => one.kind === kind);
  if (open.length > 0 && right.length === 0) throw new AppError('ACCOUNT_WRONG_KIND');
  const usable = right.find(({ state }) => state === 'usable');
  if (usable) return usable.id;
  const resting = right.find(({ state }) => state === 'resting');
  if (resting) throw new AppError('ACCOUNT_TOO_NEW', { details: { usable_from: resting.usable_from } });
  throw new AppError('ACCOUNT_MISSING');
}

interface Receiver {
  agency_id: Parameters<typeof accounts.findAccounts>[1] | null;
  money: 'domestic' | 'foreign';
}
