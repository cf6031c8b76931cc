import { z } from 'zod';
import { Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { OPT_OUTS } from './opt-outs.data.ts';

const INCOMPLETE = 'This link is not complete';

export const stopMails = defineRoute({
  name: 'stopMails',
  method: 'POST',
  path: '/mails/opt-out',
  access: 'public',
  summary: 'Stops one kind of regular mail for whoever got the link in such a mail; needs no session',
  body: z.strictObject({
    kind: z.enum(OPT_OUTS, INCOMPLETE),
    /** Whose mails they are: a profile, or for saved searches the person. */
    id: Uuid,
    signature: z.string(INCOMPLETE).max(200, INCOMPLETE),
  }),
  response: z.object({ stopped: z.literal(true) }),
  limits: [{ max: 60, windowMs: 3_600_000, by: 'address' }],
});
