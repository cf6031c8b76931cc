import { z } from 'zod';

/** Levels of verification; each one includes the lower ones. */
export const VERIFICATION_LEVELS = [1, 2, 3] as const;
export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

export const VERIFICATION_LEVEL_LABELS: Record<VerificationLevel, string> = {
  1: 'Documents checked',
  2: 'Field audit',
  3: 'Ongoing monitoring',
};

/** Meaning of each level in plain words. */
export const VERIFICATION_LEVEL_MEANINGS: Record<VerificationLevel, string> = {
  1: 'Dayitva has checked the registration papers against the profile.',
  2: 'Our auditor visited and saw the work.',
  3: 'We visit again every year and check the newest papers.',
};

/** Verification fields of every profile; days are days in India. */
export const VerificationFields = z.object({
  /** True for level 1 or higher, today. */
  verified: z.boolean(),
  /** The highest level that is valid today; 0 for none. */
  verification_level: z.int().min(0).max(3),
  /** Day of the check of papers, the audit or the last review; null at level 0. */
  verified_on: z.string().nullable(),
  /** Last day on which this level is valid, as far as known today; null at level 0. */
  verified_until: z.string().nullable(),
});
export type VerificationFields = z.output<typeof VerificationFields>;
