import type { Call } from '#platform/testing/calls/define-calls.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The values of a call by name: `:parameter`, `?query`, and the fields of the body with those of a list at its name. */
function valuesOf({ params = {}, query = '', body }: Call): [name: string, value: unknown][] {
  const fields = body && !(body instanceof FormData) ? Object.entries(body) : [];
  return [
    ...Object.entries(params).map(([name, value]): [string, unknown] => [`:${name}`, value]),
    ...[...new URLSearchParams(query)].map(([name, value]): [string, unknown] => [`?${name}`, value]),
    ...fields.flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, unknown] => [name, one]),
    ),
  ];
}

/** Finds the names of the values of a call that are ids of accounts or profiles. */
export async function memberIdsIn(app: TestApp, call: Call): Promise<string[]> {
  const ids = valuesOf(call).filter(([, value]) => typeof value === 'string' && UUID.test(value));
  if (ids.length === 0) return [];
  const rows = await app.sql<{ id: string }>(
    'select id from accounts where id = any($1::uuid[]) union select id from profiles where id = any($1::uuid[])',
    [ids.map(([, value]) => value)],
  );
  const found = new Set(rows.map(({ id }) => id));
  return [...new Set(ids.filter(([, value]) => found.has(String(value))).map(([name]) => name))].sort();
}

/** The call with another id at a name. */
export function withId(call: Call, name: string, id: string): Call {
  if (name.startsWith(':')) return { ...call, params: { ...call.params, [name.slice(1)]: id } };
  if (name.startsWith('?')) {
    const query = new URLSearchParams(call.query);
    query.set(name.slice(1), id);
    return { ...call, query: `?${query}` };
  }
  const before = (call.body as Record<string, unknown>)[name];
  return { ...call, body: { ...call.body, [name]: Array.isArray(before) ? [id] : id } };
}
