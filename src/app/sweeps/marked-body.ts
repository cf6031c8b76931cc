import type { Route } from '#platform/contract/route.ts';

type Json = unknown;

/** Secrets and versions, which are no words. */
const NO_WORDS = new Set([
  'password',
  'new_password',
  'current_password',
  'code',
  'token',
  'signature',
  'notice_version',
]);

/** Puts a mark to each text of a body where the rest of the body stays valid with it: words that a person chooses, not ids. */
export function markedBody(route: Route, body: object | undefined, mark: string): object | undefined {
  if (body === undefined) return body;
  if (body instanceof FormData) return markedForm(body, mark);
  if (!route.body) return body;
  let marked: Json = body;
  for (const path of textPaths(body)) {
    for (const form of [(text: string) => `${text} ${mark}`, () => mark]) {
      const next = replaced(marked, path, form);
      if (!route.body.safeParse(next).success) continue;
      marked = next;
      break;
    }
  }
  return marked as object;
}

function markedForm(form: FormData, mark: string): FormData {
  const marked = new FormData();
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') marked.append(name, value);
    else marked.append(name, value, `${mark} ${value.name}`);
  }
  return marked;
}

type Path = readonly (string | number)[];

/** Where the texts of a body are. */
function textPaths(value: Json, path: Path = []): Path[] {
  if (typeof value === 'string') return NO_WORDS.has(String(path.at(-1))) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, place) => textPaths(item, [...path, place]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textPaths(item, [...path, key]));
}

function replaced(value: Json, path: Path, form: (text: string) => string): Json {
  const [first, ...rest] = path;
  if (first === undefined) return form(String(value));
  if (Array.isArray(value))
    return value.map((item, at) => (at === first ? replaced(item, rest, form) : item));
  const fields = value as Record<string, Json>;
  return { ...fields, [first]: replaced(fields[String(first)], rest, form) };
}
