import { z } from 'zod';
import { MEMBER_PAGE_READS } from '#features/profiles/member-page/member-page.contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Registrations that others look for, in the order of the screens. */
const REGISTRATION_KINDS = ['registration', 'cin', 'csr-1', 'darpan', '12a', '80g', 'fcra'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];

export const REGISTRATION_LABELS: Record<RegistrationKind, string> = {
  registration: 'Registration',
  cin: 'CIN or FCRN',
  'csr-1': 'CSR-1 registration',
  darpan: 'Darpan ID',
  '12a': '12A registration',
  '80g': '80G approval',
  fcra: 'FCRA registration',
};

const Registration = z.object({
  kind: z.enum(REGISTRATION_KINDS),
  /** True if the member has given the number, or Dayitva has seen the paper. */
  held: z.boolean(),
  /** Null if not given, and always for 12A and 80G: their numbers contain the PAN. */
  number: z.string().nullable(),
  /** The Indian day on which Dayitva checked it, if that check still counts today; else null. */
  checked_on: z.string().nullable(),
  /** Last Indian day that the checked paper names; null if it names none. */
  valid_until: z.string().nullable(),
});
export type Registration = z.output<typeof Registration>;

export const listMemberRegistrations = defineRoute({
  name: 'listMemberRegistrations',
  method: 'GET',
  path: '/members/:slug/registrations',
  access: 'public',
  scope: 'marketplace:read',
  summary: "The registrations on a member's page: held, checked, and valid until when",
  params: z.strictObject({ slug: z.string() }),
  response: z.array(Registration),
  limits: MEMBER_PAGE_READS,
});
