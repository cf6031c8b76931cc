import { z } from 'zod';
import { FinancialYear } from '#features/funds/moves/money-fields.rules.ts';
import { IdParams } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';

const STATEMENT_FORMATS = ['pdf', 'xlsx'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** A file is costly: a member makes few, of all kinds together. */
const limits = [{ max: 120, windowMs: 3_600_000, by: 'member' as const, budget: 'papers of grants' }];

const paper = {
  method: 'GET',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  params: IdParams,
  response: FileResponse,
  limits,
} as const;

export const downloadReceipt = defineRoute({
  name: 'downloadReceipt',
  ...paper,
  path: '/releases/:id/receipt',
  summary: 'The receipt of the NGO for a confirmed payment as PDF, with its number of the financial year',
});

export const downloadStatement = defineRoute({
  name: 'downloadStatement',
  ...paper,
  path: '/utilisations/:id/statement',
  summary:
    'A utilisation statement as PDF, or as XLSX with each expense; with a code that anyone can check once it was sent',
  query: z.strictObject({ format: z.enum(STATEMENT_FORMATS, 'Please choose pdf or xlsx').default('pdf') }),
});

export const downloadGfr12a = defineRoute({
  name: 'downloadGfr12a',
  ...paper,
  path: '/grants/:id/gfr-12a',
  summary:
    'The utilisation certificate of a financial year in the form GFR 12-A, of a grant with money of a government',
  query: z.strictObject({ financial_year: FinancialYear }),
});

export const downloadMou = defineRoute({
  name: 'downloadMou',
  ...paper,
  path: '/grants/:id/mou',
  summary: 'A memorandum of understanding as DOCX, drafted from the newest version of a grant',
});
