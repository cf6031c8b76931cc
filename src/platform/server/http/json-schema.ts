import { z } from 'zod';
import type { Errors } from '#platform/contract/errors.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { FILE_FIELD, kindWords } from '#platform/contract/files.ts';
import { isEventsResponse } from '#platform/contract/live/live-events.ts';
import type { Access, Route } from '#platform/contract/route.ts';
import type { Cap } from './caps.ts';
import { failuresOf } from './documented-failures.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Turns `anyOf: [type, null]` into `type: [type, 'null']`: the same meaning, but the serialiser then writes the
 * value straight away instead of trying each alternative.
 */
function flattenNullable(schema: JsonSchema): void {
  const [inner, none, ...more] = schema.anyOf ?? [];
  const simple = inner && typeof inner === 'object' && typeof inner.type === 'string';
  if (!simple || more.length || typeof none !== 'object' || none.type !== 'null') return;
  delete schema.anyOf;
  Object.assign(schema, inner, { type: [inner.type, 'null'] });
  // A list of values holds for null, too.
  if (inner.enum) schema.enum = [...inner.enum, null];
}

/** Returns the JSON schema of a zod schema, draft 7. */
export const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema),
  }) as JsonSchema;

const A_FILE = { type: 'string', format: 'binary' } as const;

/** JSON schemas by which the success answer of a route is serialised: what is not in the contract never leaves. */
export function answerSchema(route: Route): Record<number, object> {
  if (route.response === FileResponse) {
    return { 200: { description: 'The file', content: { 'application/octet-stream': { schema: A_FILE } } } };
  }
  if (isEventsResponse(route.response)) {
    const event = toJsonSchema(route.response.event, 'output');
    delete event.$schema;
    const description = 'Events, as they happen';
    return { 200: { description, content: { 'text/event-stream': { schema: event } } } };
  }
  const data = toJsonSchema(route.response, 'output');
  delete data.$schema;
  const beside = route.alsoBesideData ? data : route.beside && toJsonSchema(route.beside, 'output');
  const { properties = {}, required = [] } = beside ?? {};
  return {
    [route.status ?? 200]: {
      type: 'object',
      properties: { ...properties, data },
      required: [...required, 'data'],
    },
  };
}

const ACCESS_WORDS: Record<Access, string> = {
  public: 'Anybody.',
  'guest-or-confirmed': 'Visitors, and members whose email is confirmed.',
  'signed-in': 'Signed-in members.',
  confirmed: 'Members whose email is confirmed.',
  admin: 'Admins.',
};

/** Ways to prove who calls, each enough. A program needs a token with the route's scope, if the route takes programs. */
function securityOf({ access, scope }: Route): Record<string, string[]>[] {
  const byToken = scope && scope !== 'none' ? [{ personalToken: [scope] }] : [];
  if (access === 'public') return byToken.length > 0 ? [{}, { accessToken: [] }, ...byToken] : [];
  return [...(access === 'guest-or-confirmed' ? [{}] : []), { accessToken: [] }, ...byToken];
}

/**
 * What the generated documentation says of a route.
 * @param cap on what one member makes with it; the document has it as `x-cap`.
 * @param errors what its noun refuses; the document takes `x-errors` apart (`withFailures`).
 */
export function documentationSchema(route: Route, cap?: Cap, errors: Errors = {}) {
  const part = (schema: z.ZodType | undefined) => (schema ? toJsonSchema(schema, 'input') : undefined);
  return {
    operationId: route.name,
    summary: route.summary,
    description: `Who may call it: ${ACCESS_WORDS[route.access]}`,
    tags: [route.path.split('/')[1] ?? ''],
    security: securityOf(route),
    'x-errors': failuresOf(route, errors, cap !== undefined),
    ...(cap && { 'x-cap': { what: cap.what, per_day: cap.perDay, in_all: cap.inAll?.max } }),
    ...(route.params && { params: part(route.params) }),
    ...(route.query && { querystring: part(route.query) }),
    ...(route.body && { body: part(route.body) }),
    ...(route.file && { consumes: ['multipart/form-data'], body: formSchema(route) }),
  };
}

/** The form of a route that takes a file. */
function formSchema({ file, body }: Route): JsonSchema {
  const { properties = {}, required = [] } = body ? toJsonSchema(body, 'input') : {};
  const limits = file && `${kindWords(file.kinds)}, at most ${file.maxBytes} bytes`;
  return {
    type: 'object',
    properties: { ...properties, [FILE_FIELD]: { ...A_FILE, description: limits } },
    required: [...required, FILE_FIELD],
    additionalProperties: false,
  };
}
