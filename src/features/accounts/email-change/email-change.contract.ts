import { z } from 'zod';
import {
  CurrentPassword,
  OpaqueToken,
  OwnAccount,
  PASSWORD_TRIES,
} from '#features/accounts/account/accounts.contract.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { Email } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const EmailChange = z.strictObject({
  email: Email,
  password: CurrentPassword,
  /** Needed where two-factor sign-in is on; without it the answer is SECOND_FACTOR_NEEDED. */
  code: SecondFactorCode.optional(),
});
export type EmailChange = z.output<typeof EmailChange>;

export const changeEmail = defineRoute({
  name: 'changeEmail',
  method: 'POST',
  path: '/account/email',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary:
    'Sends a link to the new address, which becomes the sign-in when it is opened; the answer is the same for every address',
  body: EmailChange,
  response: OwnAccount,
  limits: PASSWORD_TRIES,
});

export const withdrawEmailChange = defineRoute({
  name: 'withdrawEmailChange',
  method: 'DELETE',
  path: '/account/email',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Cancels the change; the link in the mail to the new address stops working',
  response: OwnAccount,
});

export const confirmEmailChange = defineRoute({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/auth/confirm-email-change',
  access: 'public',
  scope: 'none',
  summary: "Makes the address that the token was sent to the account's email",
  body: z.strictObject({ token: OpaqueToken }),
  response: z.object({ email: z.string() }),
  limits: [{ max: 60, windowMs: 3_600_000, by: 'address' }],
});
