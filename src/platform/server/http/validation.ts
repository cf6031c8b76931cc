import type { z } from 'zod';
import { AppError, type FieldErrors } from '#platform/contract/errors.ts';

/** The error that names each wrong field; its message is that of the first one, as the specification words it. */
export function validationError(fields: FieldErrors): AppError {
  return new AppError('VALIDATION_FAILED', { message: Object.values(fields)[0], fields });
}

/**
 * Parses one part of a request by its schema.
 * @throws AppError VALIDATION_FAILED naming each wrong field.
 */
export function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationError(fieldErrors(parsed.error));
  rejectUnstorableText(parsed.data, '');
  return parsed.data;
}

/** A form has fewer fields; a body made of thousands of unknown ones gets no answer longer than itself. */
const NAMED_MAX = 50;

function fieldErrors(error: z.ZodError): FieldErrors {
  // Without a prototype, so that a field named like one of its members is a field like any other.
  const fields: FieldErrors = Object.create(null);
  for (const issue of error.issues.slice(0, NAMED_MAX)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, NAMED_MAX))
        fields[[...issue.path, key].join('.')] ??= 'Unknown field';
    } else {
      const path = issue.path.join('.');
      fields[path || 'body'] ??= path ? issue.message : 'Please send a JSON object';
    }
  }
  return fields;
}

/** Tells whether the database takes this text: PostgreSQL stores neither NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Text that cannot be stored is the caller's mistake; without this it would end in a 500. */
function rejectUnstorableText(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) {
      throw validationError({ [path || 'body']: 'Contains characters that cannot be stored' });
    }
  } else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value))
      rejectUnstorableText(part, path ? `${path}.${key}` : key);
  }
}
