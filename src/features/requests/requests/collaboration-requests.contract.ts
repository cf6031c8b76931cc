import { z } from 'zod';
import { SHORT_TITLE_MAX } from '#features/collaborations/collaboration/collaboration-title.rules.ts';
import {
  Email,
  IdParams,
  Instant,
  optionalText,
  optionalUrl,
  requiredLine,
  selection,
  text,
  Uuid,
} from '#platform/contract/fields.ts';
import { cleanText } from '#platform/contract/names.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { REGIONS, SDG_GOALS } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { HELD_DAYS } from './held-requests.rules.ts';

export const OBJECTIVE_MIN = 20;
/**
 * Most requests to one partner that a member can withdraw in 24 hours. Each request sends an email, so sending and
 * withdrawing in turn could flood the partner.
 */
export const WITHDRAWN_A_DAY_MAX = 3;
export const OBJECTIVE_MAX = 600;

export const TIMEFRAMES = ['Immediate', '0-3 months', '3-6 months', '6-12 months'] as const;
export const BUDGET_BANDS = [
  'Less than ₹10 Lakh',
  '₹10-50 Lakh',
  '₹50 Lakh - ₹1 Crore',
  '₹1-5 Crore',
  'More than ₹5 Crore',
  'Not Applicable',
] as const;

/**
 * held: from a guest, waiting for an admin's review. released: passed on to the target, who replies by email. closed: the
 * target is done with a guest's request. Only a pending request can be accepted, declined or withdrawn.
 */
export const REQUEST_STATUSES = [
  'held',
  'released',
  'closed',
  'pending',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

const tooShort = `Collaboration objective must be at least ${OBJECTIVE_MIN} characters.`;
const tooLong = `Collaboration objective must not exceed ${OBJECTIVE_MAX} characters.`;

/** Request of a guest; an admin replies to this name and email. */
export const GuestRequestInput = z.strictObject({
  guest_name: requiredLine(160, 'Name'),
  guest_email: Email,
  target_profile_id: Uuid,
  target_profile_name: text(160, 'Name').optional(),
  collaboration_objective: z
    .string(tooShort)
    .overwrite(cleanText)
    .min(OBJECTIVE_MIN, tooShort)
    .max(OBJECTIVE_MAX, tooLong),
  sdg_focus_areas: selection(SDG_GOALS, 'SDG focus areas').default([]),
  geographic_scope: selection(REGIONS, 'Geographic scope').default([]),
  timeframe: z.enum(TIMEFRAMES, 'Please select a timeframe.'),
  budget_band: z.enum(BUDGET_BANDS, 'Please select a budget band.'),
  attachment_url: optionalUrl('Attachment'),
  additional_notes: optionalText(2000, 'Notes'),
});

/** Request of a guest or a member. A member's `guest_name` and `guest_email` are ignored: the account has both. */
export const CollaborationRequestInput = GuestRequestInput.partial({ guest_name: true, guest_email: true });
export type CollaborationRequestInput = z.output<typeof CollaborationRequestInput>;

/**
 * A collaboration request as one of its two sides sees it. The `profile_*` fields describe the other side: the sender
 * of a received request, the target of a sent one. They are null for a guest's request; for a member whose account was
 * deleted, all but the name are null.
 */
export const CollaborationRequest = z.object({
  id: z.uuid(),
  status: z.enum(REQUEST_STATUSES),
  collaboration_objective: z.string(),
  sdg_focus_areas: z.array(z.string()),
  geographic_scope: z.array(z.string()),
  timeframe: z.string(),
  budget_band: z.string(),
  attachment_url: z.string().nullable(),
  additional_notes: z.string().nullable(),
  reason: z.string().nullable(),
  target_profile_id: z.uuid().nullable(),
  target_profile_name: z.string(),
  profile_id: z.uuid().nullable(),
  profile_full_name: z.string().nullable(),
  profile_organization_name: z.string().nullable(),
  profile_organization_type: z.string().nullable(),
  profile_location: z.string().nullable(),
  profile_avatar_url: z.string().nullable(),
  /** Id of the collaboration that the request started; null if it was deleted or this side has left it. */
  collaboration_id: z.string().nullable(),
  created_at: Instant,
  answered_at: Instant.nullable(),
  /** Who sent and who answered it, with the organisation acted for; null for a guest, an individual and a person who is gone. */
  sent_by_name: z.string().nullable(),
  answered_by_name: z.string().nullable(),
  /** The guest behind a request that an admin has passed on; null for all others. */
  guest: z
    .object({
      name: z.string().nullable(),
      /** As typed: nobody has confirmed it. */
      email: z.string().nullable(),
      /** True if an admin has shortened or cleaned the words. */
      is_edited: z.boolean(),
    })
    .nullable(),
});
export type CollaborationRequest = z.output<typeof CollaborationRequest>;

export const CollaborationRequestAnswer = z.strictObject({
  status: z.enum(
    ['accepted', 'declined', 'withdrawn', 'closed'],
    'Please choose accepted, declined, withdrawn or closed.',
  ),
  reason: optionalText(500, 'Reason'),
  /** Title of the collaboration that an acceptance starts; without one, it is cut from the objective. */
  title: requiredLine(SHORT_TITLE_MAX, 'Title', 'Please enter a short title').optional(),
});
export type CollaborationRequestAnswer = z.output<typeof CollaborationRequestAnswer>;

/** waiting: not answered yet. settled: answered or withdrawn. */
const state = z.enum(['waiting', 'settled'], 'Unknown state').optional();
export const ReceivedRequestsQuery = ListQuery.extend({ state, sender_profile_id: Uuid.optional() });
export type ReceivedRequestsQuery = z.output<typeof ReceivedRequestsQuery>;
export const SentRequestsQuery = ListQuery.extend({ state, target_profile_id: Uuid.optional() });
export type SentRequestsQuery = z.output<typeof SentRequestsQuery>;

const RequestCount = z.object({ waiting: z.int(), settled: z.int() });
export const CollaborationRequestCounts = z.object({ received: RequestCount, sent: RequestCount });
export type CollaborationRequestCounts = z.output<typeof CollaborationRequestCounts>;

export const sendCollaborationRequest = defineRoute({
  name: 'sendCollaborationRequest',
  method: 'POST',
  path: '/collaboration-requests',
  access: 'guest-or-confirmed',
  act: 'write',
  scope: 'collaborations:write',
  summary: `Sends a collaboration request to a member; a guest gives name and email, and the request is held for an admin's review, ${HELD_DAYS} days at most`,
  body: CollaborationRequestInput,
  response: CollaborationRequest,
  status: 201,
  limits: [{ max: 60, windowMs: 3_600_000, by: 'address' }],
});

export const listReceivedCollaborationRequests = defineRoute({
  name: 'listReceivedCollaborationRequests',
  method: 'GET',
  path: '/collaboration-requests/received',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'The requests that the signed-in member received, newest first',
  query: ReceivedRequestsQuery,
  response: z.array(CollaborationRequest),
});

export const listSentCollaborationRequests = defineRoute({
  name: 'listSentCollaborationRequests',
  method: 'GET',
  path: '/collaboration-requests/sent',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'The requests that the signed-in member sent, newest first',
  query: SentRequestsQuery,
  response: z.array(CollaborationRequest),
});

/** Most members that one call asks about. */
const STATES_MAX = 100;

/** A request between the caller and another member that waits for an answer. */
const RequestState = z.object({
  profile_id: z.string(),
  /** Who asked: `sent` by the caller, or `received`. */
  direction: z.enum(['sent', 'received']),
  created_at: Instant,
});
export type WaitingState = z.output<typeof RequestState>;

export const listCollaborationRequestStates = defineRoute({
  name: 'listCollaborationRequestStates',
  method: 'GET',
  path: '/collaboration-requests/states',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: `Which of up to ${STATES_MAX} members the caller has asked, or was asked by, without an answer yet`,
  query: z.strictObject({
    /** Ids of profiles, separated by commas. */
    ids: z
      .string('Name the profiles')
      .max(STATES_MAX * 37, `Name at most ${STATES_MAX} profiles`)
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(Uuid).max(STATES_MAX, `Name at most ${STATES_MAX} profiles`)),
  }),
  response: z.array(RequestState),
});

export const getCollaborationRequestCounts = defineRoute({
  name: 'getCollaborationRequestCounts',
  method: 'GET',
  path: '/collaboration-requests/counts',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'How many requests the signed-in member received and sent, waiting and settled',
  response: CollaborationRequestCounts,
});

export const answerCollaborationRequest = defineRoute({
  name: 'answerCollaborationRequest',
  method: 'PATCH',
  path: '/collaboration-requests/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  summary:
    'The target accepts or declines, the sender withdraws; accepting starts a collaboration. A request of a guest is closed instead',
  params: IdParams,
  body: CollaborationRequestAnswer,
  response: CollaborationRequest,
});
