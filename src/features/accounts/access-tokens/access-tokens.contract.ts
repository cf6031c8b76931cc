import { z } from 'zod';
import { CurrentPassword, PASSWORD_TRIES } from '#features/accounts/account/accounts.contract.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { IdParams, Instant, IsoDate, requiredLine } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { SCOPES, type Scope } from './access-tokens.data.ts';

/** Number of access tokens that a member can have, ended ones of the last 30 days included. */
export const ACCESS_TOKENS_MAX = 20;
/** Longest life of an access token in days. */
export const ACCESS_TOKEN_DAYS_MAX = 365;

const SCOPE_NAMES = Object.keys(SCOPES) as [Scope, ...Scope[]];

export const AccessTokenInput = z.strictObject({
  name: requiredLine(60, 'Name', 'Please name the program that will use it'),
  scopes: z
    .array(z.enum(SCOPE_NAMES, 'This scope does not exist'), 'Please choose what the program may do')
    .min(1, 'Please choose what the program may do')
    .max(SCOPE_NAMES.length, 'Scopes has too many entries')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Scopes has a duplicate entry'),
  /** The last day in India on which it works. */
  expires_on: IsoDate,
  password: CurrentPassword,
  /** Needed where two-factor sign-in is on; without it the answer is SECOND_FACTOR_NEEDED. */
  code: SecondFactorCode.optional(),
});
export type AccessTokenInput = z.output<typeof AccessTokenInput>;

export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.string()),
  /** The last four characters of the token. */
  token_end: z.string(),
  created_at: Instant,
  /** The token works before this moment. */
  expires_at: Instant,
  /** True if that moment has passed. */
  has_ended: z.boolean(),
  /** To the minute; null before the first use. */
  last_used_at: Instant.nullable(),
});
export type AccessToken = z.output<typeof AccessToken>;

export const NewAccessToken = AccessToken.extend({
  /** The token itself. No other answer has it. */
  token: z.string(),
});
export type NewAccessToken = z.output<typeof NewAccessToken>;

export const listAccessTokens = defineRoute({
  name: 'listAccessTokens',
  method: 'GET',
  path: '/account/access-tokens',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "The member's access tokens for programs, newest first, without the tokens themselves",
  response: z.array(AccessToken),
});

export const createAccessToken = defineRoute({
  name: 'createAccessToken',
  method: 'POST',
  path: '/account/access-tokens',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Makes an access token for a program and notifies the owner by mail; the token is shown only now',
  body: AccessTokenInput,
  response: NewAccessToken,
  status: 201,
  limits: PASSWORD_TRIES,
});

export const revokeAccessToken = defineRoute({
  name: 'revokeAccessToken',
  method: 'DELETE',
  path: '/account/access-tokens/:id',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Revokes an access token, which works in no process from then on',
  params: IdParams,
  response: z.object({ message: z.string() }),
});
