import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { answerSchema } from './json-schema.ts';

test('a choice that may be null lists null among its values, or the document would forbid what is answered', () => {
  const route = defineRoute({
    name: 'getChoice',
    method: 'GET',
    path: '/choice',
    access: 'public',
    scope: 'none',
    summary: 'A choice',
    response: z.enum(['one', 'two']).nullable(),
  });
  expect(answerSchema(route)[200]).toMatchObject({
    properties: { data: { type: ['string', 'null'], enum: ['one', 'two', null] } },
  });
});
