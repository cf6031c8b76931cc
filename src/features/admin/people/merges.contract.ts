import { z } from 'zod';
import { PASSWORD_TRIES } from '#features/accounts/account/accounts.contract.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { IdParams, Instant, requiredText } from '#platform/contract/fields.ts';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { PEOPLE_REASON_MAX, Person } from './people.contract.ts';

/** Longest name that a profile can have, and more. */
const NAME_MAX = 500;

/** Registration numbers of which one organisation has one. */
export const MERGE_NUMBERS = ['CSR-1', 'Darpan ID', 'PAN'] as const;
export type MergeNumber = (typeof MERGE_NUMBERS)[number];

const MergeSide = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  organization_type: z.enum(ORGANIZATION_TYPES),
  joined_at: Instant,
  /** 0 to 3. */
  verification_level: z.int(),
  /** Which numbers the profile holds. The numbers themselves are not shown. */
  numbers: z.array(z.enum(MERGE_NUMBERS)),
});

export const MergePreview = z.object({
  duplicate: MergeSide,
  kept: MergeSide,
  /** Numbers that both hold and that differ. */
  differing: z.array(z.enum(MERGE_NUMBERS)),
  /** What moves, with the number of records; nothing that the duplicate has none of. */
  moves: z.array(z.object({ what: z.string(), records: z.int() })),
  /** Why the two cannot be merged; null if they can. */
  refusal: z.string().nullable(),
});
export type MergePreview = z.output<typeof MergePreview>;

const into = z.uuid('Please choose the organisation that is kept');
const MergePreviewInput = z.strictObject({ into });

/** The code is asked for as for admin rights: always, outside the demo data. */
export const MergeInput = z.strictObject({
  into,
  reason: requiredText(PEOPLE_REASON_MAX, 'Reason'),
  /** Name of the duplicate, typed as a confirmation. */
  name: requiredText(NAME_MAX, 'Name of the duplicate'),
  code: SecondFactorCode.optional(),
});
export type MergeInput = z.output<typeof MergeInput>;

export const previewMerge = defineRoute({
  name: 'previewMerge',
  method: 'POST',
  path: '/admin/people/:id/merge-preview',
  access: 'admin',
  summary:
    'Shows two members beside each other, what a merge moves to the one that is kept, and what speaks against it; logs the look at that one',
  params: IdParams,
  body: MergePreviewInput,
  response: MergePreview,
});

export const mergePerson = defineRoute({
  name: 'mergePerson',
  method: 'POST',
  path: '/admin/people/:id/merge',
  access: 'admin',
  summary:
    "Merges a duplicate into the member that is kept, with a code of the caller's authenticator app: records move, and the duplicate is closed for good",
  params: IdParams,
  body: MergeInput,
  response: Person,
  limits: PASSWORD_TRIES,
});
