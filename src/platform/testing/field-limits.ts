import { expect } from 'vitest';
import { databaseState, expectWrongField } from './failures.ts';
import type { ApiAnswer, TestApp } from './test-app.ts';

/** A value for one field of a body (dotted for nested ones), and what the API says of it. */
export type RefusedValue = [field: string, value: unknown, message: string];

/** `text` repeated to exactly `length` characters. */
export const long = (length: number, text = 'a') => text.repeat(length).slice(0, length);

/** A copy of the body with one field (dotted for nested ones) replaced; `undefined` takes it away. */
export function withField(body: object, field: string, value: unknown): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  const path = field.split('.');
  const last = path.pop() ?? '';
  const parent = path.reduce((at, key) => {
    at[key] ??= {};
    return at[key] as Record<string, unknown>;
  }, copy);
  parent[last] = value;
  return copy;
}

/** Asserts that a call is a 400 with this message at this field, and that nothing in the database changed. */
export async function expectRefused(
  app: TestApp,
  call: () => Promise<ApiAnswer>,
  field: string,
  message: string,
): Promise<void> {
  const before = await databaseState(app);
  expectWrongField(await call(), field, message);
  expect(await databaseState(app)).toEqual(before);
}
