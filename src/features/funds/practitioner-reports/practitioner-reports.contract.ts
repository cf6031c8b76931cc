import { z } from 'zod';
import { UtilisationContent } from '#features/funds/utilisations/utilisations.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { IdParams, Instant } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The most links to one statement; they are its record and stay. */
export const PRACTITIONER_LINKS_MAX = 20;
/** Days for which a link works. */
export const LINK_DAYS = 30;

/** The secret of a link. It is sent in the body: addresses are logged and shown. */
const token = z
  .string('This link is not complete')
  .min(20, 'This link is not complete')
  .max(100, 'This link is not complete');

/** What a chartered accountant sees through a link. */
const PractitionerStatement = z.object({
  agency: z.string(),
  funder: z.string(),
  title: z.string(),
  /** ISO days, the first and the last. */
  from: z.string(),
  to: z.string(),
  content: UtilisationContent,
  expires_at: Instant,
  confirmed_at: Instant.nullable(),
  membership_number: z.string().nullable(),
  udin: z.string().nullable(),
});
export type PractitionerStatement = z.output<typeof PractitionerStatement>;

const UDIN_WRONG = 'A UDIN has 18 signs: the year, your membership number and ten letters or digits';

/** `udin` holds the membership number: two digits of the year, six of the number, ten signs. */
export const ConfirmationInput = z
  .strictObject({
    token,
    membership_number: z
      .string('Please enter your membership number')
      .trim()
      .regex(/^\d{6}$/, 'A membership number has 6 digits'),
    udin: z
      .string('Please enter the UDIN')
      .overwrite((text) => text.replace(/\s/g, '').toUpperCase())
      .regex(/^\d{8}[A-Z0-9]{10}$/, UDIN_WRONG),
  })
  .refine(({ membership_number, udin }) => udin.slice(2, 8) === membership_number, {
    path: ['udin'],
    message: 'The digits 3 to 8 of a UDIN are the membership number. Please check both.',
  });
export type ConfirmationInput = z.output<typeof ConfirmationInput>;

const reads = [{ max: 200, windowMs: HOUR_MS, by: 'address' as const }];
const writes = [{ max: 30, windowMs: HOUR_MS, by: 'address' as const }];

export const createPractitionerLink = defineRoute({
  name: 'createPractitionerLink',
  method: 'POST',
  path: '/utilisations/:id/practitioner-links',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  summary:
    'The NGO makes a link by which its chartered accountant confirms a statement that was sent, without an account',
  params: IdParams,
  response: z.object({ link: z.string(), expires_at: Instant }),
  status: 201,
});

export const downloadPractitionerReport = defineRoute({
  name: 'downloadPractitionerReport',
  method: 'GET',
  path: '/utilisations/:id/practitioner-report',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: "The practitioner's report on a statement that was sent, with the statement as annexe, as PDF",
  params: IdParams,
  response: FileResponse,
  limits: [{ max: 120, windowMs: HOUR_MS, by: 'member', budget: 'papers of grants' }],
});

export const openPractitionerReport = defineRoute({
  name: 'openPractitionerReport',
  method: 'POST',
  path: '/practitioner-reports/openings',
  access: 'public',
  scope: 'none',
  summary: 'The statement of a link to a chartered accountant',
  body: z.strictObject({ token }),
  response: PractitionerStatement,
  limits: reads,
});

export const downloadPractitionerDraft = defineRoute({
  name: 'downloadPractitionerDraft',
  method: 'POST',
  path: '/practitioner-reports/files',
  access: 'public',
  scope: 'none',
  summary: 'The report of a link, with its annexe, as PDF',
  body: z.strictObject({ token }),
  response: FileResponse,
  limits: writes,
});

export const confirmPractitionerReport = defineRoute({
  name: 'confirmPractitionerReport',
  method: 'POST',
  path: '/practitioner-reports/confirmations',
  access: 'public',
  scope: 'none',
  summary: 'A chartered accountant confirms the statement of a link, once, with membership number and UDIN',
  body: ConfirmationInput,
  response: PractitionerStatement,
  limits: writes,
});

/** What anyone who has the code of a statement learns, and nothing else. */
const CheckedUtilisation = z.object({
  is_genuine: z.literal(true),
  agency: z.string(),
  funder: z.string(),
  from: z.string(),
  to: z.string(),
  /** Whole rupees that were used. */
  total: z.int(),
});
export type CheckedUtilisation = z.output<typeof CheckedUtilisation>;

export const checkUtilisation = defineRoute({
  name: 'checkUtilisation',
  method: 'GET',
  path: '/utilisation/:code',
  access: 'public',
  scope: 'none',
  summary: 'Says if a utilisation statement is genuine, for whom it is, its period and its total',
  params: z.strictObject({ code: z.string() }),
  response: CheckedUtilisation,
  limits: [{ max: 30, windowMs: 60_000, by: 'address' }],
});
