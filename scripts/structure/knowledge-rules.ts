import { placeOf } from './places.ts';
import { lineAt, type SourceFile } from './source-files.ts';

type Knowledge = { pattern: RegExp; text: 'code' | 'bareCode'; allowed: RegExp; message: string };

const NOWHERE = /^$/;

/** A pattern that only files with an allowed path can contain. Tests are exempt. */
const KNOWLEDGE: Knowledge[] = [
  {
    pattern: /from 'kysely'|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/,
    text: 'code',
    allowed: /\.repository\.ts$|\.demo\.ts$|^src\/platform\/server\/database\//,
    message: 'only *.repository.ts, *.demo.ts and platform/server/database know the query builder and SQL',
  },
  {
    pattern: /\.(selectAll|returningAll)\(|\b(select|returning)\s+(\w+\.)?\*/i,
    text: 'code',
    allowed: NOWHERE,
    message: 'name the columns: after a migration adds one, a prepared `*` fails in processes that run',
  },
  {
    pattern: /from 'pg'/,
    text: 'code',
    allowed: /^src\/platform\/server\//,
    message: 'only platform/server knows the PostgreSQL driver',
  },
  {
    pattern: /\bprocess\.env\b/,
    text: 'bareCode',
    allowed: /^src\/platform\/server\/config\.ts$/,
    message: 'only platform/server/config.ts reads the environment: take the value from the config',
  },
  {
    pattern: /(?<![\w.$])(?:window\.|globalThis\.)?fetch\(/,
    text: 'bareCode',
    allowed: /^src\/platform\/web\/(client\.ts$|early\/)/,
    message: 'only platform/web/client.ts calls fetch: use `call` with a route of a contract',
  },
  {
    pattern: /\bAPI_BASE\b/,
    text: 'bareCode',
    allowed: /^src\/(app|platform\/(server|contract))\/|^src\/platform\/web\/sandbox\/api-base\.ts$/,
    message:
      'the web finds the API at `apiBase` of platform/web/sandbox/api-base.ts: in a sandbox it is elsewhere',
  },
  {
    pattern: /\bFastifyReply\b|\breply\.(send|code|status|headers?|type|redirect|hijack)\(|\breply\.raw\b/,
    text: 'bareCode',
    allowed: /^src\/platform\/server\//,
    message:
      "only bind.ts and platform/server's plugins touch Fastify's reply: return a value or throw an AppError",
  },
  {
    pattern: /\b(\w*[eE]rror|\w*[fF]ailure)\)?[?!]?\.message\b|\bonError: \(\{|\{ message \}: Error\b/,
    text: 'bareCode',
    allowed: /^src\/platform\/(server\/|contract\/errors\.ts$|web\/client\.ts$)|^src\/app\/[^/]+\.ts$/,
    message: "a screen says a failure in words: use `failureText` with the screen's own words",
  },
  {
    pattern: /(?<!\w)key [!=]== 'Enter'|\bisComposing\b/,
    text: 'code',
    allowed: /^src\/platform\/web\/fields\/pressed-enter\.ts$/,
    message: 'Enter also ends the composition of an input method: use `pressedEnter` of platform/web/fields',
  },
];

/** Finds knowledge in a file of src that does not belong there. */
export function checkKnowledge(file: SourceFile): { line: number; message: string }[] {
  if (placeOf(file.path).isTesting || !file.path.startsWith('src/')) return [];
  return KNOWLEDGE.flatMap(({ pattern, text, allowed, message }) => {
    const found = allowed.test(file.path) ? -1 : file[text].search(pattern);
    return found < 0 ? [] : [{ line: lineAt(file[text], found), message }];
  });
}
