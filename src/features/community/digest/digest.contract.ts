import { z } from 'zod';
import { Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const stopDigest = defineRoute({
  name: 'stopDigest',
  method: 'POST',
  path: '/community/digest/opt-out',
  access: 'public',
  summary: 'Stops the weekly digest of the member who got the link in a digest; needs no session',
  body: z.strictObject({
    member_id: Uuid,
    signature: z.string('This link is not complete').max(200, 'This link is not complete'),
  }),
  response: z.object({ stopped: z.literal(true) }),
  limits: [{ max: 60, windowMs: 3_600_000, by: 'address' }],
});
