import { z } from 'zod';
import { DOCUMENT_KINDS } from '#features/documents/documents/document-kinds.data.ts';
import {
  VERIFICATION_LEVELS,
  VerificationFields,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { VerificationRequest } from '#features/verification/requests/verification-requests.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { IdParams, optionalText, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const VERIFICATION_NOTE_MAX = 1000;

/**
 * `standing`: counts today. `suspended`: granted, but a lower level does not count. `expired`: its last day has passed.
 * `ended`: ended early. `none`: never granted.
 */
const LEVEL_STATES = ['standing', 'suspended', 'expired', 'ended', 'none'] as const;

/** State of one level of a member, and whether the member can ask for it now. */
export const LevelStanding = z.object({
  level: z.literal(VERIFICATION_LEVELS),
  state: z.enum(LEVEL_STATES),
  checked_on: z.string().nullable(),
  valid_until: z.string().nullable(),
  /** True if it was granted before, so that asking means renewing. */
  is_renewal: z.boolean(),
  can_ask: z.boolean(),
  /** The reason why the member cannot ask, as a sentence; null if they can. */
  blocked: z.string().nullable(),
  /** Reason for the last refusal, until a new request answers it. */
  refused_because: z.string().nullable(),
});
export type LevelStanding = z.output<typeof LevelStanding>;

/** A paper that level 1 needs, and the document of the vault that fits best. */
export const NeededPaper = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  /** Accepted papers, as a sentence; null if the name of the kind is enough. */
  hint: z.string().nullable(),
  state: z.enum(['ready', 'expired', 'missing']),
  name: z.string().nullable(),
  expires_on: z.string().nullable(),
});
export type NeededPaper = z.output<typeof NeededPaper>;

/** A field of the profile that the papers are compared with. */
const NeededField = z.object({ field: z.string(), label: z.string(), is_filled: z.boolean() });

/** Everything that a member's verification page shows. */
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
  act: 'read',
  scope: 'profile:read',
  summary: "Returns the signed-in member's levels, the requirements of level 1, and every request",
  response: Verification,
});

export const askForVerification = defineRoute({
  name: 'askForVerification',
  method: 'POST',
  path: '/verification/requests',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Asks for a level or its renewal; admins can open the papers until it is decided',
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
  act: 'write',
  scope: 'none',
  summary: 'Withdraws the open request; admins can no longer open the papers',
  params: IdParams,
  response: z.object({ id: Uuid }),
});
