import {
  acceptedTypes,
  EMPTY_FILE,
  FILE_ENDINGS,
  type FileRule,
  NO_FILE,
  tooLargeMessage,
  wrongTypeMessage,
} from '#platform/contract/files.ts';

/** A browser without Office knows no type for its files, and Windows has a name of its own for ZIP. */
const UNTOLD = /^(application\/(octet-stream|x-zip-compressed))?$/;

/** Returns the problem with a chosen file that a browser can find; the server checks its content. */
export function chosenFileError(file: File | null, rule: FileRule): string | null {
  if (!file) return NO_FILE;
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > rule.maxBytes) return tooLargeMessage(rule);
  const known = acceptedTypes(rule);
  if (known.some((type) => type === file.type)) return null;
  const ending = UNTOLD.test(file.type) ? file.name.split('.').at(-1)?.toLowerCase() : undefined;
  return known.some((type) => FILE_ENDINGS[type] === ending) ? null : wrongTypeMessage(rule);
}
