import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '#platform/contract/route.ts';
import {
  WEBHOOK_EVENTS,
  type WebhookEventType,
  webhookBody,
} from '#platform/contract/webhooks/webhook-events.ts';
import { PERSONAL_TOKEN_PREFIX } from '../crypto/personal-tokens.ts';
import { preparedPage, sendPage } from '../pages/built-pages.ts';
import { withFailures } from './documented-failures.ts';
import { toJsonSchema } from './json-schema.ts';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  requestBody?: { content: Record<string, { schema: unknown }> };
  parameters?: unknown[];
  security?: Record<string, string[]>[];
  responses: Record<string, { description: string }>;
}

const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of a session, from signIn. It lasts for 15 minutes.',
  },
  personalToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${PERSONAL_TOKEN_PREFIX}…`,
    description:
      'A personal access token, which a member makes on /account for a program. Each operation names the scope that the token needs; an operation that names none refuses such tokens with 403.',
  },
} as const;

/** The requests that Dayitva sends to webhooks, by event (OpenAPI 3.1, `webhooks`). */
function documentedWebhooks(): Record<string, object> {
  const operation = (type: WebhookEventType) => {
    const { $schema, ...schema } = toJsonSchema(webhookBody(type), 'output');
    return {
      post: {
        summary: WEBHOOK_EVENTS[type].words,
        description:
          'The header Dayitva-Signature is `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hexadecimal digits>`, as Stripe signs.',
        parameters: [
          {
            in: 'header' as const,
            name: 'Dayitva-Signature',
            required: true,
            schema: { type: 'string' as const },
          },
        ],
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: {
          '2XX': { description: 'Received. Any other status, or none within 10 seconds, is a failure.' },
        },
      },
    };
  };
  const types = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];
  return Object.fromEntries(types.map((type) => [type, operation(type)]));
}

/**
 * Collects the routes that are registered after it into an OpenAPI 3.1 document. It is large and anybody may ask for it,
 * so it is written once.
 */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Dayitva API', version: '1', description: 'CSR partnership platform for India.' },
      servers: [{ url: '/' }],
      webhooks: documentedWebhooks(),
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  });
  const serve = (path: string, type: string, write: () => string) => {
    const page = once(() => preparedPage(write(), { path: null, type }));
    app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page()));
  };
  serve(`${API_BASE}/docs/openapi.json`, 'application/json; charset=utf-8', () =>
    JSON.stringify(withFailures(app.swagger())),
  );
  serve(`${API_BASE}/docs`, 'text/html; charset=utf-8', () => readablePage(app));
}

/** The routes are all there at the first request, not before. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const code = (value: unknown) =>
  JSON.stringify(value, null, 2).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const details = (title: string, value: unknown) =>
  value ? `<details><summary>${title}</summary><pre tabindex="0">${code(value)}</pre></details>` : '';

function scopeWords({ security = [] }: Operation): string {
  const scope = security.find((way) => way.personalToken)?.personalToken?.[0];
  return scope ? ` Scope of an access token: <code>${scope}</code>.` : '';
}

/** Statuses with their codes. */
const failuresIn = ({ responses }: Operation) =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, { description }]) =>
      Number(status) < 400 ? [] : [[status, description]],
    ),
  );

function section(path: string, method: string, operation: Operation): string {
  return `<section id="${operation.operationId}"><h2><code>${method.toUpperCase()} ${path}</code></h2>
<p>${operation.summary}. ${operation.description}${scopeWords(operation)}</p>
${details('Parameters', operation.parameters)}
${Object.entries(operation.requestBody?.content ?? {})
  .map(([type, { schema }]) => details(`Body (${type})`, schema))
  .join('')}
${details('Failures', failuresIn(operation))}</section>`;
}

function readablePage(app: FastifyInstance): string {
  const paths = Object.entries(withFailures(app.swagger()).paths ?? {});
  const sections = paths.flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      section(path, method, operation),
    ),
  );
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dayitva API</title><style>
body{font:16px/1.5 sans-serif;max-width:860px;margin:32px auto;padding:0 16px;color:#14213d;background:#fbfaf7}
section{background:#fff;border:1px solid #ddd6c8;border-radius:8px;padding:8px 16px;margin:12px 0}
h2{font-size:16px;margin:8px 0;overflow-wrap:anywhere}pre{overflow:auto}</style></head><body><main><h1>Dayitva API</h1>
<p>Base <code>${API_BASE}</code>, JSON. Success: <code>{ "data": … }</code>. Failure: an HTTP status and
<code>{ "error": { "code", "message", "fields" }, "message" }</code>. Signed-in calls carry
<code>Authorization: Bearer …</code>, with the token of a session or a personal access token, which members make on
<a href="/account">/account</a>. Calls that name no scope refuse personal access tokens. The same as <a href="${API_BASE}/docs/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}</main></body></html>`;
}
