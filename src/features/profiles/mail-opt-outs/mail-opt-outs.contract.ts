import { z } from 'zod';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { STOPPED_MAILS } from './opt-outs.data.ts';

const INCOMPLETE = 'This link is not complete';

/** What a link in a mail says. */
const Link = z.strictObject({
  kind: z.enum(STOPPED_MAILS, INCOMPLETE),
  /** Whose mails they are: a profile for the digest and new partners, otherwise the person. */
  id: Uuid,
  /** For a choice of the person and the daily mail, the key of the account. */
  signature: z.string(INCOMPLETE).max(200, INCOMPLETE),
});

export const stopMails = defineRoute({
  name: 'stopMails',
  method: 'POST',
  path: '/mails/opt-out',
  access: 'public',
  scope: 'none',
  summary: 'Stops one kind of regular mail for whoever got the link in such a mail; needs no session',
  body: Link,
  response: z.object({ stopped: z.literal(true) }),
  limits: [{ max: 60, windowMs: HOUR_MS, by: 'address' }],
});

export const stopMailsInOneClick = defineRoute({
  name: 'stopMailsInOneClick',
  method: 'POST',
  path: '/mails/one-click-opt-out',
  access: 'public',
  scope: 'none',
  summary: 'The same for mail programs, which post this when a reader presses Unsubscribe (RFC 8058)',
  query: Link,
  body: z.strictObject({
    'List-Unsubscribe': z.literal('One-Click', 'This must be One-Click'),
  }),
  takesForms: true,
  response: z.object({ stopped: z.literal(true) }),
  // A few servers of a mail provider post for all its readers.
  limits: [{ max: 3000, windowMs: HOUR_MS, by: 'address' }],
});
