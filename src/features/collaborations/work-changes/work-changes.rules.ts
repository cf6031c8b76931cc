/**
 * The parts of a collaboration that pages read apart. The part of a change says which of them to read again, and is the
 * third word of their query keys: `['workspace', id, 'milestones']`.
 */
export const WORK_PARTS = [
  'collaboration',
  'milestones',
  'participants',
  'budget',
  'ratings',
  'closing-notes',
  'comments',
  'files',
  'indicators',
  'reports',
  'funds',
] as const;
export type WorkPart = (typeof WORK_PARTS)[number];
