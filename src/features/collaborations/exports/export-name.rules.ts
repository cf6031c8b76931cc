import { fileNameFrom } from '#platform/contract/files.ts';
import { startOf } from '#platform/contract/texts.ts';

/**
 * The name of a saved file, without its ending: the title without signs that file systems refuse, what is in it, and the
 * day. @param day ISO day.
 */
export const exportName = (title: string, what: string, day: string): string =>
  `${startOf(fileNameFrom(title), 80) || 'Collaboration'} ${what} ${day}`;
