import {
  acceptedTypes,
  EMPTY_FILE,
  type FileRule,
  NO_FILE,
  tooLargeMessage,
  wrongTypeMessage,
} from '#platform/contract/files.ts';

/** Returns the problem with a chosen file that a browser can find; the server checks its content. */
export function chosenFileError(file: File | null, rule: FileRule): string | null {
  if (!file) return NO_FILE;
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > rule.maxBytes) return tooLargeMessage(rule);
  const known: string[] = acceptedTypes(rule);
  return known.includes(file.type) ? null : wrongTypeMessage(rule);
}
