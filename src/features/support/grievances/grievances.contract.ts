import { z } from 'zod';
import { SUBJECT_MAX } from '#features/support/tickets/support-tickets.contract.ts';
import { Email, IdParams, Instant, requiredName, requiredText, text } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const GRIEVANCE_KINDS = ['content_report', 'privacy_request'] as const;
export type GrievanceKind = (typeof GRIEVANCE_KINDS)[number];
export const GRIEVANCE_KIND_LABELS: Record<GrievanceKind, string> = {
  content_report: 'Report of content',
  privacy_request: 'Privacy request',
};

/** Reasons of a report (IT Rules 2021, rule 3(1)(b)) and rights over personal data (DPDP Act, sections 11 to 14). */
export const GROUNDS = {
  content_report: [
    'False or misleading',
    'Harassment, threats or hate',
    'Indecent or harmful to children',
    'Imitates a person or organisation',
    'Infringes copyright or a trademark',
    'Shows personal data',
    'Other breach of law or of the terms',
  ],
  privacy_request: [
    'See my personal data',
    'Correct or complete my data',
    'Erase my data',
    'Withdraw my consent',
    'Nominate a person',
    'Complain about the use of my data',
  ],
} as const satisfies Record<GrievanceKind, readonly string[]>;

export const GRIEVANCE_MESSAGE_MAX = 4000;
const ABOUT_MAX = 500;

const NOT_OURS = 'Please enter an address on this site, for example /learn/stories/clean-water';

const ground = z.string('Please choose what it is about').min(1, 'Please choose what it is about').max(100);

/** An address on this site: a path; a whole address loses its host, which the server compares with its own. */
const about = text(ABOUT_MAX, 'Address')
  .refine((value) => value === '' || /^(https?:\/\/[^/\s]+)?\/[^\s]*$/.test(value), NOT_OURS)
  .nullish()
  .transform((value) => value || null);

const fields = {
  kind: z.enum(GRIEVANCE_KINDS, 'Please choose a kind'),
  ground,
  /** Address of what is reported; none for a privacy request. */
  about,
  message: requiredText(GRIEVANCE_MESSAGE_MAX, 'Description'),
};

interface Checked {
  kind: GrievanceKind;
  ground: string;
  about: string | null;
}
const GROUND_OF_KIND: [check: (input: Checked) => boolean, at: { path: string[]; error: string }] = [
  ({ kind, ground }) => (GROUNDS[kind] as readonly string[]).includes(ground),
  { path: ['ground'], error: 'Please choose what it is about from the list' },
];
const ABOUT_OF_REPORT: [check: (input: Checked) => boolean, at: { path: string[]; error: string }] = [
  ({ kind, about }) => kind !== 'content_report' || about !== null,
  { path: ['about'], error: 'Please enter the address of what you report' },
];

/** A report or request of a visitor. */
export const GuestGrievanceInput = z
  .strictObject({ name: requiredName(160, 'Name'), email: Email, ...fields })
  .refine(...GROUND_OF_KIND)
  .refine(...ABOUT_OF_REPORT);

/** A report or request. A member's name and address come from the account; sent ones are ignored. */
export const GrievanceInput = z
  .strictObject({ name: requiredName(160, 'Name').optional(), email: Email.optional(), ...fields })
  .refine(...GROUND_OF_KIND)
  .refine(...ABOUT_OF_REPORT);
export type GrievanceInput = z.output<typeof GrievanceInput>;

/** What the author gets back. */
const Receipt = z.object({
  /** Number of the ticket: `T-1001`. */
  number: z.string(),
  acknowledge_by: Instant,
  dispose_by: Instant,
});

export const DECISIONS = ['granted', 'partly-granted', 'refused'] as const;
export const DECISION_LABELS: Record<(typeof DECISIONS)[number], string> = {
  granted: 'Granted',
  'partly-granted': 'Partly granted',
  refused: 'Refused',
};

/** Times of the law and what was done, by an admin. */
const Clocks = {
  acknowledge_by: Instant,
  acknowledged_at: Instant.nullable(),
  dispose_by: Instant,
  decided_at: Instant.nullable(),
};

/** A grievance as a row of the register. */
export const Grievance = z.object({
  /** Id of the ticket. */
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(GRIEVANCE_KINDS),
  ground: z.string(),
  about: z.string().nullable(),
  name: z.string(),
  created_at: Instant,
  ...Clocks,
  decision: z.enum(DECISIONS).nullable(),
});
export type Grievance = z.output<typeof Grievance>;

/** A grievance with all that the register holds. */
export const GrievanceDetail = Grievance.extend({
  email: z.string(),
  is_member: z.boolean(),
  message: z.string(),
  /** Name of the admin; null if there is none, or once the account was erased. */
  acknowledged_by: z.string().nullable(),
  reasons: z.string().nullable(),
  decided_by: z.string().nullable(),
  /** The newest looks of admins, at most twenty; one of each admin and day. */
  looks: z.array(z.object({ name: z.string().nullable(), at: Instant })),
});
export type GrievanceDetail = z.output<typeof GrievanceDetail>;

export const GRIEVANCE_STATES = ['late', 'new', 'acknowledged', 'decided'] as const;
export const GrievancesQuery = PageQuery.extend({
  kind: z.enum(GRIEVANCE_KINDS, 'Unknown kind').optional(),
  state: z.enum(GRIEVANCE_STATES, 'Unknown state').optional(),
});
export type GrievancesQuery = z.output<typeof GrievancesQuery>;

export const DecisionInput = z.strictObject({
  decision: z.enum(DECISIONS, 'Please choose a decision'),
  reasons: requiredText(GRIEVANCE_MESSAGE_MAX, 'Reasons'),
});
export type DecisionInput = z.output<typeof DecisionInput>;

/** Subjects of tickets are made of kind and ground. */
export const grievanceSubject = (kind: GrievanceKind, ground: string): string =>
  `${GRIEVANCE_KIND_LABELS[kind]}: ${ground}`.slice(0, SUBJECT_MAX);

export const createGrievance = defineRoute({
  name: 'createGrievance',
  method: 'POST',
  path: '/support/grievances',
  access: 'public',
  scope: 'none',
  summary:
    'Reports content or makes a request about personal data: a ticket with the clock of the law; a visitor gives name and email',
  body: GrievanceInput,
  response: Receipt,
  status: 201,
  limits: [{ max: 10, windowMs: 3_600_000, by: 'address' }],
});

export const listGrievances = defineRoute({
  name: 'listGrievances',
  method: 'GET',
  path: '/admin/grievances',
  access: 'admin',
  summary:
    'The register of grievances: undecided ones first, by the clock that ends next, then decided ones, newest first',
  query: GrievancesQuery,
  response: paged(Grievance),
});

export const getGrievance = defineRoute({
  name: 'getGrievance',
  method: 'GET',
  path: '/admin/grievances/:id',
  access: 'admin',
  summary: 'One grievance with its author and words; the look is logged',
  params: IdParams,
  response: GrievanceDetail,
});

export const acknowledgeGrievance = defineRoute({
  name: 'acknowledgeGrievance',
  method: 'PUT',
  path: '/admin/grievances/:id/acknowledgement',
  access: 'admin',
  summary: 'Records that a person has read it, and mails its author',
  params: IdParams,
  response: GrievanceDetail,
});

export const decideGrievance = defineRoute({
  name: 'decideGrievance',
  method: 'PUT',
  path: '/admin/grievances/:id/decision',
  access: 'admin',
  summary: 'Decides a grievance with reasons, which its author gets by mail, and resolves the ticket',
  params: IdParams,
  body: DecisionInput,
  response: GrievanceDetail,
});

export const exportGrievances = defineRoute({
  name: 'exportGrievances',
  method: 'GET',
  path: '/admin/grievances-export',
  access: 'admin',
  summary: 'The whole register as CSV; the export is logged',
  response: FileResponse,
});
