import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: { type?: string } }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: object }> }>;
  security?: Record<string, string[]>[];
}

/** The two calls of tus, which have no contract. */
const OF_TUS = ['askUpload', 'sendUpload'];

let app: TestApp;
// biome-ignore lint/suspicious/noExplicitAny: the tests assert what the document holds
let document: any;
let operations: { path: string; method: string; operation: Operation }[];

beforeAll(async () => {
  app = await startTestApp();
  document = (await app.request('GET', '/docs/openapi.json')).body;
  operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
});
afterAll(() => app.stop());

describe('GET /service/api/docs/openapi.json', () => {
  test.each([
    ['/docs/openapi.json', 'application/json; charset=utf-8'],
    ['/docs', 'text/html; charset=utf-8'],
  ])('%s is written and compressed once, and not sent to who has it', async (path, type) => {
    const first = await app.request('GET', path, { headers: { 'accept-encoding': 'br' } });
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe(type);
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = String(first.headers.get('etag'));
    expect((await app.request('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('lists exactly the routes that the contracts declare', () => {
    const declared = CONTRACT_ROUTES.map(
      ({ name, method, path }) => `${name} ${method} ${API_BASE}${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    const registered = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`,
    );
    const ofTus = [`askUpload HEAD ${API_BASE}/uploads/{id}`, `sendUpload PATCH ${API_BASE}/uploads/{id}`];
    expect(registered.sort()).toEqual([...declared, ...ofTus].sort());
    expect(declared.length).toBeGreaterThan(40);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  test('is OpenAPI 3.1: every operation has a summary, a success with a schema, and known security', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Dayitva API', version: '1' } });
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { path, method, operation } of operations) {
      if (OF_TUS.includes(operation.operationId)) continue;
      const success = operation.responses['200'] ?? operation.responses['201'];
      expect(operation.summary, path).toMatch(/\S/);
      const content = Object.keys(success?.content ?? {});
      expect(content, `${method} ${path}`).toHaveLength(1);
      expect(['application/json', 'application/octet-stream', 'text/event-stream']).toContain(content[0]);
      expect(success?.content?.[content[0] ?? '']?.schema, `${method} ${path}`).toBeTypeOf('object');
      for (const name of (operation.security ?? []).flatMap(Object.keys)) expect(schemes).toContain(name);
    }
  });

  test('names the failures of each operation with one schema, and the codes of each status', () => {
    const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
    const codesOf = (id: string) => {
      const { responses } = operations.find(({ operation }) => operation.operationId === id)?.operation ?? {};
      return Object.fromEntries(
        Object.entries(responses ?? {}).map(([status, { description = '' }]) => [
          status,
          description.split(', '),
        ]),
      );
    };
    for (const { operation } of operations) {
      const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      expect(
        failures.map(([status]) => status),
        operation.operationId,
      ).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
      for (const [, { content }] of failures) expect(content).toEqual(failure);
      expect(operation).not.toHaveProperty('x-errors');
    }
    expect(document.components.schemas.Failure.properties.error.required).toEqual(['code', 'message']);
    expect(codesOf('sendCollaborationRequest')['409']).toContain('REQUEST_ALREADY_OPEN');
    expect(codesOf('sendUpload')['412']).toEqual(['UPLOAD_PROTOCOL']);
    expect(codesOf('askUpload')['404']).toContain('UPLOAD_NOT_FOUND');
    expect(codesOf('updateNewsSource')['401']).toContain('SIGN_IN_REQUIRED');
  });

  test('declares each parameter in a path, required and with a schema, and no other', () => {
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name).sort(), path).toEqual(named.sort());
      for (const { required, schema } of declared)
        expect({ required, schema }).toMatchObject({ required: true });
    }
  });

  test('gives every body a schema of an object, and refers to nothing that is missing', () => {
    for (const { path, operation } of operations) {
      const bodies = Object.values(operation.requestBody?.content ?? {});
      if (OF_TUS.includes(operation.operationId)) continue;
      for (const body of bodies) expect(body.schema.type, path).toBe('object');
    }
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    for (const reference of references) {
      const keys = reference.slice(8, -1).split('/').slice(1);
      expect(
        keys.reduce((at, key) => at?.[key], document),
        reference,
      ).toBeDefined();
    }
  });
});

describe('GET /service/api/docs', () => {
  test('is a page that shows every call', async () => {
    const { status, headers, body } = await app.request('GET', '/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { operation } of operations) expect(body).toContain(`id="${operation.operationId}"`);
  });
});
