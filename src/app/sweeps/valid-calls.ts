import type { Call } from '#platform/testing/calls/define-calls.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { ENTRIES } from './entries.ts';

/** By route name: makes the records that a call needs, and the call, right for `owner` to make. */
export const validCalls = (app: TestApp, owner: TestMember): Record<string, () => Promise<Call> | Call> =>
  Object.fromEntries(
    Object.entries(ENTRIES).map(([name, { call }]) => [name, () => call?.({ app, owner }) ?? {}]),
  );
