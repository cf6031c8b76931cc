import { z } from 'zod';
import { PRIVATE_IDENTIFIERS } from '#features/profiles/profile/profile-identifiers.contract.ts';
import { MAIL_CHOICES } from '#features/profiles/profile/profile-settings.contract.ts';
import { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { Project } from '#features/profiles/projects/projects.contract.ts';
import { Service } from '#features/profiles/services/services.contract.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute, type RateLimit } from '#platform/contract/route.ts';

type Omitted<Names extends readonly string[]> = { [Name in Names[number]]: true };

const omitted = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, true])) as Omitted<Names>;

/** Fields of a profile that only its owner sees. */
const OWN = omitted([
  'email',
  'phone',
  'gender',
  'version',
  'updated_at',
  'earlier_cins',
  'earlier_slugs',
  'shows_email',
  'shows_phone',
  'shows_website',
  'shows_linkedin',
  'shows_twitter',
  'shows_csr_lead',
]);

/**
 * A member as the page /members/{slug} shows them. Contact details that the member hides are null; all are null for a
 * visitor and for a caller whose email is not confirmed. Visitors read the organisation's name as `full_name`.
 */
export const MemberProfile = Profile.omit({
  ...OWN,
  ...omitted(PRIVATE_IDENTIFIERS),
  ...omitted(MAIL_CHOICES),
});
export type MemberProfile = z.output<typeof MemberProfile>;

/** One page takes four calls. The limit suits an office behind one address, and slows down copying all pages. */
export const MEMBER_PAGE_READS: RateLimit[] = [
  { max: 600, windowMs: 300_000, by: 'address', budget: 'member-pages' },
];

/** Any text is accepted: an impossible address is answered like an unknown one. */
const params = z.strictObject({ slug: z.string() });

export const getMemberPage = defineRoute({
  name: 'getMemberPage',
  method: 'GET',
  path: '/members/:slug',
  access: 'public',
  scope: 'marketplace:read',
  summary:
    'The page of a published member; visitors need it to be public, and contact details need a confirmed email',
  params,
  response: MemberProfile,
  limits: MEMBER_PAGE_READS,
});

export const listMemberServices = defineRoute({
  name: 'listMemberServices',
  method: 'GET',
  path: '/members/:slug/services',
  access: 'public',
  scope: 'marketplace:read',
  summary: "The services on a member's page, newest first",
  params,
  query: PageQuery,
  response: paged(Service),
  limits: MEMBER_PAGE_READS,
});

export const listMemberProjects = defineRoute({
  name: 'listMemberProjects',
  method: 'GET',
  path: '/members/:slug/projects',
  access: 'public',
  scope: 'marketplace:read',
  summary: "The projects on a member's page, newest first",
  params,
  query: PageQuery,
  response: paged(Project),
  limits: MEMBER_PAGE_READS,
});
