import fc from 'fast-check';
import type { JsonSchema } from './openapi-operations.ts';

/** Stands for an id that some record has; the n-th of those that are known when the request is sent. */
const KNOWN_ID = /known-id-(\d+)/g;
const knownId = fc.nat(9999).map((n) => `known-id-${n}`);

/** Puts ids of records, whosever and of whatever kind, where a drawn text asks for one. */
export const withKnownIds = (text: string, ids: string[]): string =>
  ids.length === 0 ? text : text.replace(KNOWN_ID, (_, n: string) => ids[Number(n) % ids.length] ?? '');

/** Texts that machines get wrong. */
const HOSTILE_TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\u200b', '\u202e', '\u3164', '\ufeff', '\r\n', '\t'],
  ...['a'.repeat(201), 'a'.repeat(10_000), '😀'.repeat(2000), 'é'.repeat(5000), 'e\u0301'.repeat(500)],
  ...['null', 'undefined', 'true', '0', '-1', 'NaN', '1e309', '१२३', 'İ', 'ſ', 'ﬀ', 'Dаyitva'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$where', '[object Object]'],
  ...["' or 1=1 --", '"; drop table accounts; --', '\\', '%', '%00', '%s%n', '_%', ':*', '& |', '-"', '*'],
  ...['../../etc/passwd', '..\\..', '/', '//evil.example', 'file:///etc/passwd', 'javascript:alert(1)'],
  ...['<script>alert(1)</script>', '{{7*7}}', '$(id)', '<b>'.repeat(200), '[a](b)', '=cmd|x'],
  ...['a@b.example', 'a@b', 'İ@b.example', 'a@ⓟ.example', 'a@b.example\r\nBcc: c@d.example'],
  ...['0000-01-01', '2026-02-29', '9999-12-31', '+010000-01-01', '2026-11-21T00:00:00Z', '24:00'],
];
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.string({ unit: 'binary' }),
  knownId,
);

const hostileNumber = fc.constantFrom(
  ...[0, -0, -1, 1, 4.99, 5, 6, 100, 101, 2_147_483_648, -2_147_483_649, 1_000_000_000_001],
  ...[2 ** 53, 1e21, 1e308, 5e-324],
);

/** Values of every type, whatever a field asks for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  fc.constantFrom<unknown>(true, false, null, [], {}, [[]], [null], { length: 1e9 }, { toString: 1 }),
  fc.array(hostileText, { maxLength: 40 }),
  fc.jsonValue(),
);

const daysFrom = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });

/** The few patterns of the document that fast-check cannot draw from, and words otherwise. */
function textOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 3, arbitrary: knownId }, fc.uuid());
  if (format === 'date')
    return daysFrom('0001-01-02', '9999-12-30').map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return daysFrom('1900-01-01', '2100-01-01').map((day) => day.toISOString());
  if (pattern?.includes('@')) return fc.emailAddress();
  if (pattern) return fc.oneof(knownId, fc.stringMatching(new RegExp(pattern)));
  // At, below and above what the document allows.
  const lengths = { minLength: Math.max(0, Math.min(minLength, 200)), maxLength: Math.min(maxLength, 200) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', ...lengths }) },
    { weight: 2, arbitrary: fc.lorem({ maxCount: 5 }) },
    fc.constantFrom('a'.repeat(Math.min(maxLength, 20_000)), 'a'.repeat(Math.min(maxLength + 1, 20_001))),
  );
}

function numberOf({ minimum = -10, maximum = 1e12 }: JsonSchema): fc.Arbitrary<number> {
  const inside = fc.maxSafeInteger().map((n) => Math.min(maximum, Math.max(minimum, n % 1000)));
  return fc.oneof(
    { weight: 3, arbitrary: inside },
    fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, minimum + 0.5),
  );
}

function listOf({ items = {}, maxItems = 40 }: JsonSchema): fc.Arbitrary<unknown[]> {
  const few = fc.array(valueFor(items), { maxLength: 4 });
  const many = valueFor(items).map((one) => Array.from({ length: Math.min(maxItems + 1, 300) }, () => one));
  return fc.oneof({ weight: 4, arbitrary: few }, many);
}

/** An object as the schema asks for, each optional field there or not. */
const objectOf = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueFor(schema)])),
    {
      requiredKeys: required,
    },
  );

/** Values that a schema describes, with its limits and what is just beyond them. */
export function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueFor));
  const types = [schema.type ?? 'any'].flat();
  const drawn: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => textOf(schema),
    integer: () => numberOf(schema),
    number: () => numberOf(schema),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () => listOf(schema),
    object: () => objectOf(schema),
  };
  return fc.oneof(...types.map((type) => drawn[type]?.() ?? fc.jsonValue()));
}

/** The names of all fields of an object's schema, dotted for nested ones. */
export const fieldsOf = (schema: JsonSchema, prefix = ''): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    prefix + name,
    ...fieldsOf(field, `${prefix}${name}.`),
  ]);
