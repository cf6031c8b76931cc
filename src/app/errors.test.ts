import { expect, test } from 'vitest';
import { milestonesErrors } from '#features/collaborations/milestones/milestones.errors.ts';
import { AppError, errorWords, isErrorCode, knowErrors } from '#platform/contract/errors.ts';
import { NOUNS } from './server.ts';

test('the server knows the errors of all nouns, with their words', () => {
  const declared = NOUNS.flatMap(({ errors }) => Object.entries(errors ?? {}));
  expect(declared.length).toBeGreaterThan(200);
  for (const [code, words] of declared) expect(errorWords(code), code).toEqual(words);
  const [status, message] = milestonesErrors.MILESTONE_NOT_FOUND;
  expect(new AppError('MILESTONE_NOT_FOUND')).toMatchObject({ status, message });
});

test.each([
  ['a noun', milestonesErrors, 'MILESTONE_NOT_FOUND'],
  ['the platform', { NOT_FOUND: [404, 'Not here.'] } as const, 'NOT_FOUND'],
])('an error that %s has declared already stops the start', (_, errors, code) => {
  expect(() => knowErrors([errors])).toThrow(`the error ${code} is declared twice`);
});

test('what nobody declared is no error code', () => {
  expect(['NOT_A_CODE', 'toString', undefined].filter(isErrorCode)).toEqual([]);
});
