import { z } from 'zod';
import { DOCUMENT_KINDS } from '#features/documents/documents/document-kinds.data.ts';
import {
  VERIFICATION_LEVELS,
  VerificationFields,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { VerificationRequest } from '#features/verification/requests/verification-requests.contract.ts';
import { IdParams, optionalText, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

const HOUR_MS = 3_600_000;

export const VERIFICATION_NOTE_MAX = 1000;

/**
 * `standing`: it counts today. `suspended`: granted, but a level below it does not stand. `expired`: its last day is
 * past. `ended`: taken back. `none`: never granted.
 */
const LEVEL_STATES = ['standing', 'suspended', 'expired', 'ended', 'none'] as const;

/** Where a member stands with one level, and whether it can be asked for now. */
export const LevelStanding = z.object({
  level: z.literal(VERIFICATION_LEVELS),
  state: z.enum(LEVEL_STATES),
  checked_on: z.string().nullable(),
  valid_until: z.string().nullable(),
  /** Whether it was granted before, so that asking means renewing. */
  is_renewal: z.boolean(),
  can_ask: z.boolean(),
  /** Why it cannot be asked for, in a sentence; null when it can. */
  blocked: z.string().nullable(),
  /** The reason of the last refusal, while that has not been answered by a new request. */
  refused_because: z.string().nullable(),
});
export type LevelStanding = z.output<typeof LevelStanding>;

/** A paper that level 1 needs, and the document of the vault that would be shown for it. */
export const NeededPaper = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  /** Which papers do, in a sentence; null where the name says it. */
  hint: z.string().nullable(),
  state: z.enum(['ready', 'expired', 'missing']),
  name: z.string().nullable(),
  expires_on: z.string().nullable(),
});
export type NeededPaper = z.output<typeof NeededPaper>;

/** A field of the profile that the papers are compared with. */
const NeededField = z.object({ field: z.string(), label: z.string(), is_filled: z.boolean() });

/** Everything that a member's page of verification shows. */
export const Verification = VerificationFields.extend({
  levels: z.array(LevelStanding),
  papers: z.array(NeededPaper),
  fields: z.array(NeededField),
  open_request: VerificationRequest.nullable(),
  /** All other requests, the newest first. */
  history: z.array(VerificationRequest),
});
export type Verification = z.output<typeof Verification>;

export const VerificationInput = z.strictObject({
  level: z.literal(VERIFICATION_LEVELS, 'Please select a level'),
  /** Needed after a refusal: what has been done about its reason. */
  note: optionalText(VERIFICATION_NOTE_MAX, 'Answer'),
});
export type VerificationInput = z.output<typeof VerificationInput>;

export const getVerification = defineRoute({
  name: 'getVerification',
  method: 'GET',
  path: '/verification',
  access: 'signed-in',
  summary: "The signed-in member's levels, what the next one needs, and every request",
  response: Verification,
});

export const askForVerification = defineRoute({
  name: 'askForVerification',
  method: 'POST',
  path: '/verification/requests',
  access: 'confirmed',
  summary: 'Asks for a level, or for its renewal; an admin may open the papers until it is decided',
  body: VerificationInput,
  response: VerificationRequest,
  status: 201,
  limits: [{ max: 20, windowMs: HOUR_MS, by: 'address' }],
});

export const withdrawVerification = defineRoute({
  name: 'withdrawVerification',
  method: 'DELETE',
  path: '/verification/requests/:id',
  access: 'confirmed',
  summary: 'Withdraws the open request; no admin may open the papers any more',
  params: IdParams,
  response: z.object({ id: Uuid }),
});
