import { z } from 'zod';
import { OwnAccount } from '#features/accounts/account/accounts.contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const agreeToConsentNotice = defineRoute({
  name: 'agreeToConsentNotice',
  method: 'POST',
  path: '/account/consents',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Records that the member agreed to the current consent notice',
  body: z.strictObject({ notice_version: z.string('Please name the version').max(40) }),
  response: OwnAccount,
});

export const getGrievanceContact = defineRoute({
  name: 'getGrievanceContact',
  method: 'GET',
  path: '/auth/grievance-contact',
  access: 'public',
  scope: 'none',
  summary: 'Contact for questions about personal data, and for grievances',
  response: z.object({ contact: z.string() }),
});
