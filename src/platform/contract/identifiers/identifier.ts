import { z } from 'zod';
import { withoutPasted } from '../pasted.ts';

/*
 * Identifiers of Indian organisations. Two rules: refuse what cannot be right (a wrong length, a wrong check
 * character), only warn where our tables may be incomplete or where two facts merely look odd together.
 */

/** Result of a check. `value` is the identifier as it is stored: upper case, no blanks. */
export type IdentifierCheck<Parts> =
  | { value: string; error: string; parts: null; warnings: string[] }
  | { value: string; error: null; parts: Parts; warnings: string[] };

export const refused = (value: string, error: string) => ({
  value,
  error,
  parts: null,
  warnings: [] as string[],
});

export const accepted = <Parts>(value: string, parts: Parts, warnings: (string | false)[] = []) => ({
  value,
  error: null,
  parts,
  warnings: only(warnings),
});

/** The warnings that hold, of a list in which the others are false. */
export const only = (warnings: (string | false)[]) => warnings.filter((warning) => warning !== false);

/** The way identifiers are stored and compared; people paste them in groups, in lower case, and with what a web page had in them. */
export const normalIdentifier = (text: string) => withoutPasted(text).replace(/\s+/g, '').toUpperCase();

/** Says that the length is wrong and by how much, or null; `name` with its article: "A PAN". */
export function wrongLength(name: string, value: string, length: number): string | null {
  if (value.length === length) return null;
  const difference = Math.abs(length - value.length);
  const which = value.length < length ? 'missing' : 'too many';
  return `${name} has ${length} characters: ${difference} ${difference === 1 ? 'is' : 'are'} ${which}`;
}

/** An optional field of a form or body: normalised, refused with the check's words; an emptied one becomes null. */
export const identifierField = (check: (text: string) => { error: string | null }, label: string) =>
  z
    .string(`${label} must be text`)
    .overwrite(normalIdentifier)
    .superRefine((value, ctx) => {
      const error = value === '' ? null : check(value).error;
      if (error) ctx.addIssue({ code: 'custom', message: error });
    })
    .nullish()
    .transform((value) => (value === '' ? null : value));
