import { type Errors, errorWords } from '#platform/contract/errors.ts';
import { API_BASE, type Route } from '#platform/contract/route.ts';
import { createUpload } from '#platform/contract/uploads.ts';

/*
 * What the generated documentation says of failures: one schema for all, and of each operation which codes it can answer.
 */

type Failures = Record<number, string[]>;

/** Codes that any call can get. */
const ALWAYS = [
  'MALFORMED_REQUEST',
  'TOO_MANY_REQUESTS',
  'REQUEST_TOO_SLOW',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
];
const TOKENS = ['SESSION_ENDED', 'TOKEN_INVALID', 'TOKEN_NOT_ALLOWED', 'TOKEN_WITHOUT_SCOPE'];
const BODIES = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
const FILES = [
  'FILE_EMPTY',
  'FILE_UNREADABLE',
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'QUOTA_REACHED',
  'STORAGE_FULL',
  'STORAGE_UNAVAILABLE',
];
const UPLOADS = [
  'UPLOAD_NOT_FOUND',
  'UPLOAD_MOVED_ON',
  'UPLOAD_PROTOCOL',
  'FILE_TOO_LARGE',
  'STORAGE_FULL',
  'STORAGE_UNAVAILABLE',
];

/**
 * The codes that a route can answer, by their status: those of its access and of what it takes, and those of its noun.
 * @param own what the noun refuses. @param hasCap true where it makes what is counted.
 */
export function failuresOf(route: Route, own: Errors, hasCap: boolean): Failures {
  const { access, act, params, query, body, file } = route;
  return byStatus([
    ...ALWAYS,
    ...(access === 'public' ? [] : ['SIGN_IN_REQUIRED', ...TOKENS]),
    ...(['guest-or-confirmed', 'confirmed', 'admin'].includes(access) ? ['EMAIL_NOT_CONFIRMED'] : []),
    ...(access === 'admin' ? ['FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED'] : []),
    ...(act ? ['ROLE_FORBIDS', 'FORBIDDEN'] : []),
    ...(params || query || body ? ['VALIDATION_FAILED'] : []),
    ...(params ? ['NOT_FOUND', 'CONFLICT'] : []),
    ...(body || file ? BODIES : []),
    ...(file ? FILES : []),
    ...(hasCap ? ['LIMIT_REACHED', 'DAILY_LIMIT_REACHED'] : []),
    ...Object.keys(own),
  ]);
}

function byStatus(codes: string[]): Failures {
  const failures: Failures = {};
  for (const code of new Set(codes)) {
    const [status] = errorWords(code);
    failures[status] = [...(failures[status] ?? []), code];
  }
  return failures;
}

/** The body of every failure (`ErrorBody`). */
const FAILURE = {
  type: 'object',
  description: 'The body of every failure. `message` repeats `error.message`.',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', description: 'What went wrong, for programs' },
        message: { type: 'string', description: 'What went wrong and what to do, in words for the person' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'What is wrong with each field; fields within others have names with dots',
        },
        details: { type: 'object', additionalProperties: true },
      },
      required: ['code', 'message'],
    },
    message: { type: 'string' },
  },
  required: ['error', 'message'],
} as const;

const CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

const responsesOf = (failures: Failures) =>
  Object.fromEntries(
    Object.entries(failures).map(([status, codes]) => [
      status,
      { description: codes.join(', '), ...(codes.length > 0 && { content: CONTENT }) },
    ]),
  );

interface Documented {
  'x-errors'?: Failures;
  responses?: Record<string, unknown>;
}
interface Document {
  paths?: Record<string, Record<string, Documented> | undefined>;
  components?: { schemas?: Record<string, unknown> };
}

/** Puts the failures that each operation names (`x-errors`) among its responses, and their schema beside them. */
export function withFailures<D extends object>(document: D): D {
  const { paths = {}, components = {} }: Document = document;
  const documented = Object.entries({ ...paths, ...uploadOperations() }).map(([path, methods = {}]) => [
    path,
    Object.fromEntries(
      Object.entries({ ...paths[path], ...methods }).map(([method, operation]) => {
        const { 'x-errors': failures = {}, responses, ...rest } = operation;
        return [method, { ...rest, responses: { ...responses, ...responsesOf(failures) } }];
      }),
    ),
  ]);
  const schemas = { ...components.schemas, Failure: FAILURE };
  return { ...document, paths: Object.fromEntries(documented), components: { ...components, schemas } };
}

/** The two calls of tus that send a file (`upload-protocol.ts`), which have no contract. */
function uploadOperations() {
  const header = (name: string, description: string, schema: object = { type: 'integer' }) => ({
    in: 'header',
    name,
    required: true,
    description,
    schema,
  });
  const version = header('Tus-Resumable', 'Version of the protocol', { type: 'string', enum: ['1.0.0'] });
  const headers = {
    'Tus-Resumable': { schema: { type: 'string' } },
    'Upload-Offset': { description: 'Bytes that have arrived', schema: { type: 'integer' } },
  };
  const common = {
    description: 'Who may call it: Signed-in members.',
    tags: ['uploads'],
    security: [{ accessToken: [] }],
    'x-errors': byStatus([
      ...Object.values(failuresOf({ ...createUpload, body: undefined }, {}, false)).flat(),
      ...UPLOADS,
    ]),
  };
  const id = { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } };
  return {
    [`${API_BASE}/uploads/{id}`]: {
      head: {
        ...common,
        operationId: 'askUpload',
        summary: 'How much of an upload has arrived (tus 1.0)',
        parameters: [id, version],
        responses: { 200: { description: 'In the headers', headers } },
      },
      patch: {
        ...common,
        operationId: 'sendUpload',
        summary: 'Sends the rest of an upload, or a part of it (tus 1.0)',
        parameters: [id, version, header('Upload-Offset', 'Bytes that have arrived before')],
        requestBody: {
          required: true,
          content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: { 204: { description: 'In the headers', headers } },
      },
    },
  };
}
