import { z } from 'zod';
import { CollaborationParams } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { SIDES } from '#features/funds/moves/moves.rules.ts';
import { TRANCHE_STATES } from '#features/funds/moves/tranche-states.rules.ts';
import { IdParams, Instant, optionalText, requiredText, Uuid, Version } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { GRANT_MOVES, GRANT_STATES } from './grant-moves.rules.ts';
import { CONDITION_KINDS, GrantTerms, HEAD_KINDS, MONEY_KINDS, termsFields } from './terms.rules.ts';

/** The most grants that a collaboration can have; they are its record and stay. */
export const GRANTS_MAX = 100;
/** The most versions of the terms of one grant. */
export const GRANT_VERSIONS_MAX = 200;
export const GRANT_REASON_MAX = 1000;

const GrantYear = z.object({ financial_year: z.string(), amount: z.int() });

const GrantHead = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(HEAD_KINDS),
  /** Whole rupees, as agreed. */
  amount: z.int(),
  unit: z.string().nullable(),
  rate: z.int().nullable(),
  quantity: z.int().nullable(),
});

export const GrantCondition = z.object({
  id: z.uuid(),
  kind: z.enum(CONDITION_KINDS),
  milestone_id: z.uuid().nullable(),
  percent: z.int().nullable(),
  text: z.string().nullable(),
  on: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  is_met: z.boolean(),
  /** What has to be so, and what is missing, in words. */
  words: z.string(),
});
export type GrantCondition = z.output<typeof GrantCondition>;

export const GrantTranche = z.object({
  id: z.uuid(),
  number: z.int(),
  amount: z.int(),
  planned_on: z.string(),
  state: z.enum(TRANCHE_STATES),
  /** What blocks it, in words; empty where it can be asked for. */
  blocked_by: z.array(z.string()),
  conditions: z.array(GrantCondition),
  /** Whole rupees that are asked for, and that the NGO has confirmed. */
  requested: z.int(),
  received: z.int(),
  received_on: z.string().nullable(),
  /** Why the company asked for no conditions any more; null while they count. */
  waiver_reason: z.string().nullable(),
});
export type GrantTranche = z.output<typeof GrantTranche>;

const Party = z.object({ id: z.uuid().nullable(), name: z.string() });

const grantFacts = {
  id: z.uuid(),
  collaboration_id: z.string(),
  title: z.string(),
  schedule_vii_item: z.string(),
  is_ongoing: z.boolean(),
  money: z.enum(MONEY_KINDS),
  state: z.enum(GRANT_STATES),
  state_reason: z.string().nullable(),
  /** The newest version of the terms. */
  version: z.int(),
  /** The version that counts; null for a draft. */
  agreed_version: z.int().nullable(),
  funder: Party,
  agency: Party,
  /** The reader's side. */
  own_side: z.enum(SIDES),
  /** Whole rupees: the budget. */
  amount: z.int(),
  approved: z.int(),
  released: z.int(),
  received: z.int(),
  utilised: z.int(),
  refunded: z.int(),
  interest: z.int(),
  created_at: Instant,
  updated_at: Instant,
};

export const GrantSummary = z.object(grantFacts);
export type GrantSummary = z.output<typeof GrantSummary>;

/** Terms of a version as they were written. */
const TermsOfVersion = z.object({
  title: z.string(),
  schedule_vii_item: z.string(),
  is_ongoing: z.boolean(),
  money: z.enum(MONEY_KINDS),
  pay_by_days: z.int(),
  years: z.array(GrantYear),
  heads: z.array(GrantHead),
  tranches: z.array(
    z.object({
      id: z.uuid(),
      amount: z.int(),
      planned_on: z.string(),
      conditions: z.array(GrantCondition.omit({ is_met: true, words: true })),
    }),
  ),
});
export type TermsOfVersion = z.output<typeof TermsOfVersion>;

const GrantVersion = z.object({
  number: z.int(),
  terms: TermsOfVersion,
  made_at: Instant,
  funder_agreed_at: Instant.nullable(),
  agency_agreed_at: Instant.nullable(),
});

export const Grant = z.object({
  ...grantFacts,
  pay_by_days: z.int(),
  years: z.array(GrantYear),
  heads: z.array(GrantHead),
  tranches: z.array(GrantTranche),
  /** Who has agreed to the newest version. */
  agreement: z.object({ funder_agreed_at: Instant.nullable(), agency_agreed_at: Instant.nullable() }),
  agreement_file_id: z.uuid().nullable(),
  has_government_money: z.boolean(),
  /** The newest version, where it is not the one that counts. */
  proposed: TermsOfVersion.nullable(),
  /** What the reader can do with it now. */
  moves: z.array(z.enum(GRANT_MOVES)),
});
export type Grant = z.output<typeof Grant>;

const notTerms = {
  /** The signed agreement, a file of the collaboration. */
  agreement_file_id: Uuid.nullish(),
  /** True where money of a government is in it, too: its use can be shown in the form GFR 12-A. */
  has_government_money: z.boolean('Please say if money of a government is in it').optional(),
};

/** `partner_id` is needed only where several organisations of the other side take part. */
export const GrantInput = z.strictObject({ ...termsFields, ...notTerms, partner_id: Uuid.optional() });
export type GrantInput = z.output<typeof GrantInput>;

/**
 * Changes only the fields that are sent; lists as a whole. Of an agreed grant it makes a new version, which counts once both
 * sides have agreed to it. `version` is the one that was read; without it the last save wins.
 */
export const GrantUpdate = GrantTerms.partial().extend({
  // A default would change the days of a grant whose days were not sent.
  pay_by_days: termsFields.pay_by_days.unwrap().optional(),
  ...notTerms,
  version: Version.optional(),
});
export type GrantUpdate = z.output<typeof GrantUpdate>;

/** `version` is the one that was read: another one is not agreed to unseen. */
const AgreementInput = z.strictObject({ version: Version.optional() }).prefault({});
export const ReasonInput = z.strictObject({
  reason: requiredText(GRANT_REASON_MAX, 'Reason', 'Please say why'),
});

const about = { params: IdParams, response: Grant } as const;

export const createGrant = defineRoute({
  name: 'createGrant',
  method: 'POST',
  path: '/collaborations/:id/grants',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  right: 'budget',
  summary: 'Drafts a grant between the company and the NGO of a collaboration, for either side',
  params: CollaborationParams,
  body: GrantInput,
  response: Grant,
  status: 201,
});

export const listGrants = defineRoute({
  name: 'listGrants',
  method: 'GET',
  path: '/collaborations/:id/grants',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary:
    'The grants of a collaboration in which the own organisation gives or gets the money, newest first',
  params: CollaborationParams,
  query: PageQuery,
  response: paged(GrantSummary),
});

export const listOwnGrants = defineRoute({
  name: 'listOwnGrants',
  method: 'GET',
  path: '/grants',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'All grants that the own organisation gives or gets, newest first',
  query: PageQuery,
  response: paged(GrantSummary),
});

export const getGrant = defineRoute({
  name: 'getGrant',
  method: 'GET',
  path: '/grants/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'A grant with its budget, tranches and what blocks them, for its two sides',
  ...about,
});

export const updateGrant = defineRoute({
  name: 'updateGrant',
  method: 'PATCH',
  path: '/grants/:id',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  summary: 'Changes a draft; of an agreed grant it proposes a new version, to which both sides agree',
  body: GrantUpdate,
  ...about,
});

export const agreeToGrant = defineRoute({
  name: 'agreeToGrant',
  method: 'POST',
  path: '/grants/:id/agreement',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  summary: 'Agrees to the newest version for the own side; it counts once both sides have agreed',
  body: AgreementInput,
  ...about,
});

export const listGrantVersions = defineRoute({
  name: 'listGrantVersions',
  method: 'GET',
  path: '/grants/:id/versions',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'Every version of the terms of a grant, newest first',
  params: IdParams,
  query: PageQuery,
  response: paged(GrantVersion),
});

const moveOfFunder = (name: 'suspension' | 'resumption' | 'termination', summary: string) =>
  ({
    method: 'POST',
    path: `/grants/:id/${name}`,
    access: 'confirmed',
    act: 'money',
    scope: 'collaborations:write',
    summary,
    body: ReasonInput,
    ...about,
  }) as const;

export const suspendGrant = defineRoute({
  name: 'suspendGrant',
  ...moveOfFunder('suspension', 'The company stops asking and paying for a while, with a reason'),
});
export const resumeGrant = defineRoute({
  name: 'resumeGrant',
  ...moveOfFunder('resumption', 'The company lets a suspended grant go on'),
});
export const terminateGrant = defineRoute({
  name: 'terminateGrant',
  ...moveOfFunder('termination', 'The company ends a grant early, with a reason'),
});

/** One thing that a person did with a grant. */
export const GrantAct = z.object({
  id: z.uuid(),
  noun: z.string(),
  subject_id: z.uuid(),
  move: z.string(),
  to_state: z.string().nullable(),
  amount: z.int().nullable(),
  remark: z.string().nullable(),
  /** The person and the organisation; null once both are erased. */
  by_name: z.string().nullable(),
  acted_at: Instant,
});
export type GrantAct = z.output<typeof GrantAct>;

export const listGrantActs = defineRoute({
  name: 'listGrantActs',
  method: 'GET',
  path: '/grants/:id/acts',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'Who did what with a grant, newest first; with a subject, of that record only',
  params: IdParams,
  query: PageQuery.extend({ subject_id: Uuid.optional() }),
  response: paged(GrantAct),
});

export const optionalRemark = optionalText(GRANT_REASON_MAX, 'Remark');
