import { megabytes } from '#platform/contract/files.ts';

/** The rule of a place that takes all kinds of files. */
export const EVERY_KIND = {
  maxBytes: megabytes(50),
  kinds: ['pdf', 'document', 'spreadsheet', 'presentation', 'archive', 'image'],
} as const;
