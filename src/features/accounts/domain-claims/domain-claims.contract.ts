import { z } from 'zod';
import { OpaqueToken } from '#features/accounts/account/accounts.contract.ts';
import { Email, IdParams, Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { domainOf, isPublicMailDomain } from './mail-domains.rules.ts';

/** Hours in which the link of a claim works. */
export const CLAIM_HOURS = 24;

/** Most domains of one profile, claimed or confirmed. */
export const DOMAINS_MAX = 10;

/** An address that belongs to an organisation's own domain. */
export const WorkEmail = Email.refine((email?: string) => !email || !isPublicMailDomain(domainOf(email)), {
  error:
    'This is a public mail provider, or shared by many offices. Please enter an address of your organisation.',
});

/** The domain is that of the address. */
export const DomainClaimInput = z.strictObject({ email: WorkEmail });
export type DomainClaimInput = z.output<typeof DomainClaimInput>;

export const DomainClaim = z.object({
  id: z.uuid(),
  domain: z.string(),
  /** Address that the link was sent to. */
  email: z.string(),
  sent_at: Instant,
  /** When the link stops working; null once it was used. */
  expires_at: Instant.nullable(),
  /** Since when the organisation holds the domain; null while the link waits. */
  confirmed_at: Instant.nullable(),
  has_expired: z.boolean(),
});
export type DomainClaim = z.output<typeof DomainClaim>;

export const listDomainClaims = defineRoute({
  name: 'listDomainClaims',
  method: 'GET',
  path: '/profile/domains',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'The domains that the profile has claimed, by name; for owners',
  response: z.array(DomainClaim),
});

export const createDomainClaim = defineRoute({
  name: 'createDomainClaim',
  method: 'POST',
  path: '/profile/domains',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary:
    'Claims the domain of an address by a link that is mailed there; the answer does not say whether others hold the domain. For owners',
  body: DomainClaimInput,
  response: DomainClaim,
  status: 201,
});

export const resendDomainClaim = defineRoute({
  name: 'resendDomainClaim',
  method: 'POST',
  path: '/profile/domains/:id/resend',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'Sends the link of a claim again, with a new token that replaces the earlier one; for owners',
  params: IdParams,
  response: DomainClaim,
});

export const confirmDomainClaim = defineRoute({
  name: 'confirmDomainClaim',
  method: 'POST',
  path: '/profile/domains/confirm',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary:
    'Confirms a claim by the token of its link; for owners of the profile that claimed. One profile can hold a domain',
  body: z.strictObject({ token: OpaqueToken }),
  response: DomainClaim,
  limits: [{ max: 60, windowMs: 3_600_000, by: 'address' }],
});

export const removeDomainClaim = defineRoute({
  name: 'removeDomainClaim',
  method: 'DELETE',
  path: '/profile/domains/:id',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'Gives a domain up, so that nobody else can ask to join by it; for owners',
  params: IdParams,
  response: z.object({ message: z.string() }),
});
