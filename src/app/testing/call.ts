import type { Route } from '#platform/contract/route.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

/** Values sent with a route's method and path. */
export interface Call {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

/** By route name: makes the records that a call needs, and the call. */
export type Calls = Record<string, () => Promise<Call> | Call>;

/** The path of a route with its parameters filled in. */
export const pathOf = (route: Route, { params = {}, query = '' }: Call): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') + query;

/** A call of a route about records that are not there: for what is refused before anything is looked up. */
export function callAboutNothing(route: Route): Call {
  const ids = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [String(name), crypto.randomUUID()]);
  const body = route.method === 'GET' ? undefined : route.file ? new FormData() : {};
  return { params: Object.fromEntries(ids), body };
}

/** The call of a route that takes nothing. */
export const nothing = (): Call => ({});

/** Makes a record of the owner's through the API and gives its id, as a route's parameters take it. */
export const recordOf =
  (app: TestApp, owner: TestMember) =>
  async (path: string, body: object): Promise<{ id: string }> => ({
    id: (await callAs(app, owner, 'POST', path, body)).id,
  });

/** The call of a route about a member who has no part in the owner's records. */
export const aboutAnother = async (app: TestApp): Promise<Call> => ({
  params: { id: (await createMember(app)).id },
});

/** An address that nobody has. */
export const someEmail = (): string => `${crypto.randomUUID()}@visitors.example`;
