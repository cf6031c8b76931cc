import { z } from 'zod';
import { Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { STOPPED_MAILS } from './opt-outs.data.ts';

const INCOMPLETE = 'This link is not complete';

export const stopMails = defineRoute({
  name: 'stopMails',
  method: 'POST',
  path: '/mails/opt-out',
  access: 'public',
  summary: 'Stops one kind of regular mail for whoever got the link in such a mail; needs no session',
  body: z.strictObject({
    kind: z.enum(STOPPED_MAILS, INCOMPLETE),
    /** Whose mails they are: a profile for the digest and new partners, otherwise the person. */
    id: Uuid,
    /** For a choice of the person, the key of the account. */
    signature: z.string(INCOMPLETE).max(200, INCOMPLETE),
  }),
  response: z.object({ stopped: z.literal(true) }),
  limits: [{ max: 60, windowMs: 3_600_000, by: 'address' }],
});
