import { z } from 'zod';
import { CollaborationFile } from '#features/collaborations/files/collaboration-files.contract.ts';
import { WithdrawalQuery, Withdrawn } from '#features/collaborations/withdrawals/withdrawals.contract.ts';
import { Instant, IsoDate, optionalText, text, Uuid } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { decimal, GROUP_NAME_MAX, IndicatorParams } from './indicators.contract.ts';

/** The most readings that an indicator can have. */
export const READINGS_MAX = 1000;
/** The most files that prove a reading. */
export const EVIDENCE_MAX = 10;
export const READING_NOTE_MAX = 500;

export const Reading = z.object({
  id: z.uuid(),
  /** ISO day. */
  reading_date: z.string(),
  /** A group of the indicator; null for a total. */
  group: z.string().nullable(),
  value: z.string(),
  note: z.string().nullable(),
  /** Files of the collaboration that prove it. */
  evidence: z.array(CollaborationFile),
  /** The person and the organisation who wrote it last; null once both are gone. */
  recorded_by_name: z.string().nullable(),
  updated_at: Instant,
});
export type Reading = z.output<typeof Reading>;

const readingFields = {
  reading_date: IsoDate,
  group: text(GROUP_NAME_MAX, 'Group')
    .nullish()
    .transform((name) => (name === '' ? null : name)),
  value: decimal('Value'),
  note: optionalText(READING_NOTE_MAX, 'Note'),
  file_ids: z
    .array(Uuid, 'Evidence must be a list of files')
    .max(EVIDENCE_MAX, `A reading has ${EVIDENCE_MAX} files at most`)
    .refine((ids) => new Set(ids).size === ids.length, 'A file is there twice'),
};

export const ReadingInput = z.strictObject({
  ...readingFields,
  file_ids: readingFields.file_ids.default([]),
});
export type ReadingInput = z.output<typeof ReadingInput>;

/** Changes only the fields that are sent. */
export const ReadingUpdate = z.strictObject(readingFields).partial();
export type ReadingUpdate = z.output<typeof ReadingUpdate>;

const ReadingParams = IndicatorParams.extend({ readingId: Uuid });

export const listIndicatorReadings = defineRoute({
  name: 'listIndicatorReadings',
  method: 'GET',
  path: '/collaborations/:id/indicators/:indicatorId/readings',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'The readings of an indicator with their evidence, newest first, a page at a time',
  params: IndicatorParams,
  query: ListQuery,
  response: z.array(Reading),
});

export const createIndicatorReading = defineRoute({
  name: 'createIndicatorReading',
  method: 'POST',
  path: '/collaborations/:id/indicators/:indicatorId/readings',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'indicators',
  summary: 'Adds the level that an indicator had reached on a day, for participants',
  params: IndicatorParams,
  body: ReadingInput,
  response: Reading,
  status: 201,
});

export const updateIndicatorReading = defineRoute({
  name: 'updateIndicatorReading',
  method: 'PATCH',
  path: '/collaborations/:id/indicators/:indicatorId/readings/:readingId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'indicators',
  summary: 'Changes fields of a reading, for participants',
  params: ReadingParams,
  body: ReadingUpdate,
  response: Reading,
});

export const removeIndicatorReading = defineRoute({
  name: 'removeIndicatorReading',
  method: 'DELETE',
  path: '/collaborations/:id/indicators/:indicatorId/readings/:readingId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'indicators',
  summary:
    'Deletes a reading, for participants; its evidence stays in the files. It can be restored for 30 days',
  params: ReadingParams,
  query: WithdrawalQuery,
  response: Withdrawn,
});
