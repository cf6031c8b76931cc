import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const domainClaimsErrors = defineErrors({
  DOMAIN_CLAIM_NOT_FOUND: [404, 'This domain was removed already.'],
  DOMAIN_LINK_INVALID: [
    404,
    'This link is not valid: it was used or sent again, its 24 hours are over, or you act for another organisation than the one that claims the domain.',
  ],
  DOMAIN_CLAIMED: [409, 'Your organisation has claimed this domain already. You can send the link again.'],
  DOMAIN_HELD: [
    409,
    'Another organisation on Dayitva has confirmed this domain. Ask one of its owners for an invitation, or write to us at /support.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof domainClaimsErrors> {}
}
