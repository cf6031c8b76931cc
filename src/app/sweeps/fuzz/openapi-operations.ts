import type { Method } from '#platform/contract/route.ts';

/** The part of JSON Schema that the server's document uses. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

type Content = Record<string, { schema: JsonSchema }>;

interface DocumentedOperation {
  operationId: string;
  description: string;
  parameters?: { in: string; name: string; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

/** The part of the OpenAPI document that calls are made from. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
}

/** One operation of the document. */
export interface Operation {
  id: string;
  method: Method;
  /** As the document has it: the whole path, with `{name}` for parameters. */
  path: string;
  params: string[];
  query: Record<string, JsonSchema>;
  /** Null for an operation that takes no body. */
  body: JsonSchema | null;
  takesForm: boolean;
  forAdmins: boolean;
  /** Of its one documented success. */
  success: { status: number; mediaType: string; schema: JsonSchema };
}

/** Those of tus, which is no JSON: `src/app/uploads.test.ts` tests them. */
const OF_TUS = ['askUpload', 'sendUpload'];

function successOf(responses: DocumentedOperation['responses']): Operation['success'] {
  const [status = '', response] = Object.entries(responses)[0] ?? [];
  const [mediaType = '', content] = Object.entries(response?.content ?? {})[0] ?? [];
  return { status: Number(status), mediaType, schema: content?.schema ?? {} };
}

function operationOf(path: string, method: string, documented: DocumentedOperation): Operation {
  const { operationId, description, parameters = [], requestBody, responses } = documented;
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    id: operationId,
    method: method.toUpperCase() as Method,
    path,
    params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    query: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    body: content?.schema ?? null,
    takesForm: mediaType === 'multipart/form-data',
    forAdmins: description.endsWith('Admins.'),
    success: successOf(responses),
  };
}

/** Every operation of the document, in its order. */
export const operationsOf = ({ paths }: OpenApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !OF_TUS.includes(operationId))
      .map(([method, documented]) => operationOf(path, method, documented)),
  );
