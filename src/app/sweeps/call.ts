import type { Route } from '#platform/contract/route.ts';
import type { Call } from '#platform/testing/calls/define-calls.ts';

/** The path of a route with its parameters filled in. */
export const pathOf = (route: Route, { params = {}, query = '' }: Call): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') + query;

/** A call of a route about records that are not there: for what is refused before anything is looked up. */
export function callAboutNothing(route: Route): Call {
  const ids = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [String(name), crypto.randomUUID()]);
  const body = route.method === 'GET' ? undefined : route.file ? new FormData() : {};
  return { params: Object.fromEntries(ids), body };
}
