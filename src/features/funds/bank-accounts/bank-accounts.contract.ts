import { z } from 'zod';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { IdParams, Instant, requiredLine, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The most bank accounts of an organisation, with those that ended. */
export const BANK_ACCOUNTS_MAX = 20;
/** How long an account waits after the second person has confirmed it, before money can go there. A choice of the product. */
export const ACCOUNT_WAIT_MS = 48 * HOUR_MS;

export const ACCOUNT_KINDS = ['domestic', 'fcra'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** waiting: for the second person; resting: confirmed, and not yet old enough. */
const ACCOUNT_STATES = ['waiting', 'resting', 'usable', 'ended'] as const;

export const BankAccount = z.object({
  id: z.uuid(),
  kind: z.enum(ACCOUNT_KINDS),
  holder_name: z.string(),
  account_number: z.string(),
  ifsc: z.string(),
  bank_name: z.string(),
  cheque_document_id: z.uuid().nullable(),
  state: z.enum(ACCOUNT_STATES),
  /** When money can go there; null until it is confirmed. */
  usable_from: Instant.nullable(),
  /** True if the reader entered it: another person confirms it. */
  is_own_entry: z.boolean(),
  created_at: Instant,
});
export type BankAccount = z.output<typeof BankAccount>;

export const BankAccountInput = z.strictObject({
  kind: z.enum(ACCOUNT_KINDS, 'Please select the kind of account'),
  holder_name: requiredLine(160, 'Name of the holder'),
  account_number: z
    .string('Please enter the account number')
    .overwrite((number) => number.replace(/[\s-]/g, ''))
    .regex(/^\d{6,18}$/, 'An account number has 6 to 18 digits'),
  ifsc: z
    .string('Please enter the IFSC')
    .overwrite((code) => code.trim().toUpperCase())
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC has 4 letters, a zero and 6 letters or digits'),
  bank_name: requiredLine(120, 'Name of the bank'),
  /** The cancelled cheque, a document of the own vault. */
  cheque_document_id: Uuid.nullish(),
});
export type BankAccountInput = z.output<typeof BankAccountInput>;

export const listBankAccounts = defineRoute({
  name: 'listBankAccounts',
  method: 'GET',
  path: '/bank-accounts',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary:
    'The bank accounts of the own organisation, for its owners, managers and finance; there are twenty at most',
  response: z.array(BankAccount),
});

export const createBankAccount = defineRoute({
  name: 'createBankAccount',
  method: 'POST',
  path: '/bank-accounts',
  access: 'confirmed',
  act: 'money',
  scope: 'none',
  summary: 'Enters a bank account, which another person confirms',
  body: BankAccountInput,
  response: BankAccount,
  status: 201,
});

export const confirmBankAccount = defineRoute({
  name: 'confirmBankAccount',
  method: 'POST',
  path: '/bank-accounts/:id/confirm',
  access: 'confirmed',
  act: 'money',
  scope: 'none',
  summary: 'Another person confirms a bank account; it can be used 48 hours later',
  params: IdParams,
  response: BankAccount,
});

export const endBankAccount = defineRoute({
  name: 'endBankAccount',
  method: 'DELETE',
  path: '/bank-accounts/:id',
  access: 'confirmed',
  act: 'money',
  scope: 'none',
  summary: 'Ends the use of a bank account; payments that went there keep it',
  params: IdParams,
  response: BankAccount,
});
