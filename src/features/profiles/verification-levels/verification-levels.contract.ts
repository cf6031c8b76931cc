import { z } from 'zod';

/** What Dayitva vouches for, each level on top of those below it. */
export const VERIFICATION_LEVELS = [1, 2, 3] as const;
export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

export const VERIFICATION_LEVEL_LABELS: Record<VerificationLevel, string> = {
  1: 'Documents checked',
  2: 'Field audit',
  3: 'Ongoing monitoring',
};

/** What each level says of a member, in words for somebody who is not from the field. */
export const VERIFICATION_LEVEL_MEANINGS: Record<VerificationLevel, string> = {
  1: 'Dayitva has checked the registration papers against the profile.',
  2: 'Our auditor visited and saw the work.',
  3: 'We visit again every year and check the newest papers.',
};

/** What every shape of a profile says of verification; days are Indian ones. */
export const VerificationFields = z.object({
  /** Level 1 or higher, today. */
  verified: z.boolean(),
  /** The highest level that stands today; 0 for none. */
  verification_level: z.int().min(0).max(3),
  /** When the papers were checked, or when the audit or the last review took place; null at level 0. */
  verified_on: z.string().nullable(),
  /** The last day on which this level stands, as things are today; null at level 0. */
  verified_until: z.string().nullable(),
});
export type VerificationFields = z.output<typeof VerificationFields>;
