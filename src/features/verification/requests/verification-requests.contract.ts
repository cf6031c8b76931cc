import { z } from 'zod';
import { VERIFICATION_LEVELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { Instant } from '#platform/contract/fields.ts';

export const VERIFICATION_STATUSES = ['open', 'granted', 'refused', 'withdrawn'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Causes for a granted level to end early. */
const VERIFICATION_END_CAUSES = [
  'renewed',
  'revoked',
  'document-changed',
  'document-removed',
  'profile-changed',
] as const;

/** A paper of a request, as it was when the request was made. */
export const VerificationDocument = z.object({
  /** Null once the member has deleted the document. */
  document_id: z.uuid().nullable(),
  kind: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  expires_on: z.string().nullable(),
  /** The person who had stored the file and the organisation, as "Asha Rao, Tungavarna Industries"; null where no person is known. */
  uploaded_by_name: z.string().nullable(),
});
export type VerificationDocument = z.output<typeof VerificationDocument>;

/** A request for a level as its member sees it; once granted, it is the level. Days are in Indian time. */
export const VerificationRequest = z.object({
  id: z.uuid(),
  level: z.literal(VERIFICATION_LEVELS),
  status: z.enum(VERIFICATION_STATUSES),
  note: z.string().nullable(),
  created_at: Instant,
  /** The person who asked and the organisation, as `uploaded_by_name` of a paper. */
  asked_by_name: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** The admin's reason for the decision. */
  reason: z.string().nullable(),
  checked_on: z.string().nullable(),
  valid_until: z.string().nullable(),
  ended_at: Instant.nullable(),
  end_cause: z.enum(VERIFICATION_END_CAUSES).nullable(),
  /** The admin's words for a revocation; otherwise the paper or profile field that changed. */
  end_reason: z.string().nullable(),
  documents: z.array(VerificationDocument),
});
export type VerificationRequest = z.output<typeof VerificationRequest>;
