import { placeOf } from './places.ts';
import type { SourceFile } from './source-files.ts';

/** A feature file keeps what its role says; `sign` is how a reader sees it. */
const ROLE_SIGNS: Record<string, { sign: RegExp; message: string }> = {
  contract: {
    sign: /\bdefineRoute\(|\bz\.|from 'zod'/,
    message: 'a contract declares a route or a wire schema: name it rules or data',
  },
  form: {
    sign: /\buseForm\b|\bschemaResolver\(|export (const|function|interface|type) \w*(Values|Errors)\b/,
    message:
      "a form holds a form's values and checks: name it rules (no React), hook (a React hook) or after its component",
  },
  hook: {
    sign: /export (async )?(function|const) use[A-Z]/,
    message: 'a hook file exports a React hook: useX',
  },
  service: {
    sign: /\bctx\b/,
    message:
      'a service takes ctx: name pure knowledge rules, and move what knows no feature (hashing, tokens) into platform/server',
  },
  policy: {
    sign: /export (function|const) can[A-Z]/,
    message: 'a policy answers canX: name other rules rules',
  },
  repository: { sign: /\bdb\b/, message: 'a repository reads or writes the database' },
  events: { sign: /\bdefineEvent[<(]/, message: "an events file declares a noun's events" },
  mail: {
    sign: /\bMail\b|\bsendMail\(|\bsend(Member|Person|Noted)Mail\(/,
    message: 'a mail file writes mails',
  },
  errors: {
    sign: /\bdefineErrors\(/,
    message: 'an errors file declares errors: defineErrors({ CODE: [status, words] })',
  },
  routes: { sign: /\bbind\(/, message: 'a routes file binds routes to services' },
  api: { sign: /\bcall\(|\buse(Query|Mutation|InfiniteQuery)\b/, message: 'an api file calls routes' },
  page: { sign: /export (default )?(function|const) [A-Z]/, message: 'a page file exports a page component' },
};

/** No contract, rules or data file declares what is another role's. */
const NOT_IN: Record<string, { sign: RegExp; message: string }> = {
  rules: { sign: /\bdefineRoute\(/, message: 'routes are declared in a contract' },
  data: {
    sign: /\bdefineRoute\(|\bexport (default )?(async )?function\b/,
    message: 'data are tables: routes are declared in a contract, and functions belong in rules',
  },
};

/** Finds promises of a feature file's role that its text does not keep. */
export function checkRole({ path, bareCode, code }: SourceFile): { line: number; message: string }[] {
  const { layer, role, isTesting } = placeOf(path);
  if (layer !== 'feature' || !role || isTesting) return [];
  const promise = ROLE_SIGNS[role];
  const refused = NOT_IN[role];
  return [
    ...(promise && !promise.sign.test(code) ? [{ line: 1, message: promise.message }] : []),
    ...(refused?.sign.test(bareCode) ? [{ line: 1, message: refused.message }] : []),
  ];
}
