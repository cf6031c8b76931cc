import { z } from 'zod';
import { daysInOrder, IdParams, Instant, IsoDate, optionalText } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { ACCEPTING_PARTS, UTILISATION_MOVES, UTILISATION_STATES } from './utilisation-moves.rules.ts';

/** The most statements of one grant; they are its record and stay. */
export const UTILISATIONS_MAX = 200;
export const UTILISATION_REMARK_MAX = 2000;

/** What a statement says: of a draft and a returned one what it would say now. */
export const UtilisationContent = z.object({
  /** Whole rupees. */
  opening: z.int(),
  received: z.int(),
  interest: z.int(),
  refunded: z.int(),
  used: z.int(),
  /** Entered for the period and not in a statement yet; nothing where it was sent. */
  committed: z.int(),
  balance: z.int(),
  heads: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      budget: z.int(),
      used_before: z.int(),
      used: z.int(),
      left: z.int(),
    }),
  ),
  /** Number of expenses. */
  expenses: z.int(),
  /** What the indicators of the project had reached by the last day; decimals as text. Missing in statements of before. */
  progress: z
    .array(
      z.object({
        name: z.string(),
        unit: z.string(),
        baseline: z.string().nullable(),
        reached: z.string().nullable(),
        target: z.string().nullable(),
      }),
    )
    .optional(),
});
export type UtilisationContent = z.output<typeof UtilisationContent>;

export const Utilisation = z.object({
  id: z.uuid(),
  grant_id: z.uuid(),
  number: z.int(),
  /** ISO days, the first and the last. */
  from: z.string(),
  to: z.string(),
  state: z.enum(UTILISATION_STATES),
  round: z.int(),
  /** Why it was returned last. */
  remark: z.string().nullable(),
  content: UtilisationContent,
  /** Who of the company has accepted this round. */
  acceptances: z.array(
    z.object({ part: z.enum(ACCEPTING_PARTS), by_name: z.string().nullable(), accepted_at: Instant }),
  ),
  /** By which anyone can check it at /utilisation/{code}; null unless it is sent or accepted. */
  code: z.string().nullable(),
  /** The chartered accountant who has confirmed this round; null while nobody has. */
  practitioner: z
    .object({ membership_number: z.string(), udin: z.string(), confirmed_at: Instant })
    .nullable(),
  moves: z.array(z.enum(UTILISATION_MOVES)),
  created_at: Instant,
  updated_at: Instant,
});
export type Utilisation = z.output<typeof Utilisation>;

export const UtilisationInput = z
  .strictObject({ from: IsoDate, to: IsoDate })
  .refine(...daysInOrder('from', 'to', 'The last day must not be before the first'));
export type UtilisationInput = z.output<typeof UtilisationInput>;

const RemarkInput = z.strictObject({ remark: optionalText(UTILISATION_REMARK_MAX, 'Remark') }).prefault({});
/** `as` says for which part; without it, the part that is missing, finance for a person of finance. */
const AcceptInput = z
  .strictObject({
    as: z.enum(ACCEPTING_PARTS, 'Please select programme or finance').optional(),
    remark: optionalText(UTILISATION_REMARK_MAX, 'Remark'),
  })
  .prefault({});

export const createUtilisation = defineRoute({
  name: 'createUtilisation',
  method: 'POST',
  path: '/grants/:id/utilisations',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  summary: 'The NGO drafts a statement of a period from its expenses',
  params: IdParams,
  body: UtilisationInput,
  response: Utilisation,
  status: 201,
});

export const listUtilisations = defineRoute({
  name: 'listUtilisations',
  method: 'GET',
  path: '/grants/:id/utilisations',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'The statements of a grant, newest first; drafts only for the NGO',
  params: IdParams,
  query: PageQuery,
  response: paged(Utilisation),
});

export const getUtilisation = defineRoute({
  name: 'getUtilisation',
  method: 'GET',
  path: '/utilisations/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'One statement, for the two sides of the grant',
  params: IdParams,
  response: Utilisation,
});

const move = {
  method: 'POST',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  params: IdParams,
  response: Utilisation,
} as const;

export const sendUtilisation = defineRoute({
  name: 'sendUtilisation',
  ...move,
  path: '/utilisations/:id/send',
  summary: 'The NGO sends a statement: its expenses change no more',
  body: RemarkInput,
});

export const returnUtilisation = defineRoute({
  name: 'returnUtilisation',
  ...move,
  path: '/utilisations/:id/return',
  summary: 'The company returns a statement, with a remark',
  body: RemarkInput,
});

export const acceptUtilisation = defineRoute({
  name: 'acceptUtilisation',
  ...move,
  path: '/utilisations/:id/accept',
  summary: 'Programme or finance of the company accepts a statement; with both, two persons, it is posted',
  body: AcceptInput,
});
