import { z } from 'zod';
import { errorWords, isErrorCode } from '#platform/contract/errors.ts';
import type { ApiAnswer } from '#platform/testing/test-app.ts';
import type { Operation } from './openapi-operations.ts';

/** Headers that every answer of the API carries, whatever was asked. */
const HEADERS: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /default-src '(self|none)'/,
};

const headerFaults = ({ headers }: ApiAnswer): string[] =>
  Object.entries(HEADERS)
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `header ${name} is ${headers.get(name)}`);

function failureFaults({ status, headers, body }: ApiAnswer): string[] {
  const faults: string[] = [];
  if (!headers.get('content-type')?.startsWith('application/json')) return ['a failure that is not JSON'];
  const { error, message, ...more } = body;
  if (!isErrorCode(error?.code)) return [`unknown error code ${error?.code}`];
  if (errorWords(error.code)[0] !== status) faults.push(`${error.code} with status ${status}`);
  if (typeof message !== 'string' || !message.trim() || message !== error.message)
    faults.push('a failure without its one message');
  const isNamed = Object.values(error.fields ?? {}).every((text) => typeof text === 'string');
  if (!isNamed) faults.push('fields that are not texts');
  if (Object.keys(more).length > 0) faults.push(`a failure with ${Object.keys(more)}`);
  return faults;
}

const schemas = new WeakMap<Operation, z.ZodType>();

function schemaOf(operation: Operation): z.ZodType {
  const known = schemas.get(operation);
  if (known) return known;
  const schema = z.fromJSONSchema(operation.success.schema as z.core.JSONSchema.JSONSchema);
  schemas.set(operation, schema);
  return schema;
}

function successFaults(operation: Operation, { status, headers, body }: ApiAnswer): string[] {
  const { success } = operation;
  if (status !== success.status) return [`status ${status}, documented is ${success.status}`];
  const isFile = success.mediaType !== 'application/json';
  const mediaType = headers.get('content-type') ?? '';
  if (success.mediaType === 'text/event-stream')
    return mediaType.startsWith(success.mediaType) ? [] : ['no stream'];
  if (isFile) return mediaType && headers.has('content-disposition') ? [] : ['a file without type or name'];
  if (!mediaType.startsWith('application/json')) return [`${mediaType} instead of JSON`];
  const parsed = schemaOf(operation).safeParse(body);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')} in the answer: ${message}`);
}

/** Lists what is wrong with an answer to an operation; empty when the answer keeps its promises. */
export function faultsOf(operation: Operation, isHead: boolean, answer: ApiAnswer): string[] {
  const { status } = answer;
  if (status >= 500 || status < 200) return [`status ${status}`];
  const faults = headerFaults(answer);
  if (isHead) return faults;
  return [...faults, ...(status >= 400 ? failureFaults(answer) : successFaults(operation, answer))];
}
