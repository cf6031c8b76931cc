import fc from 'fast-check';
import { withField } from '#platform/testing/field-limits.ts';
import { samplePdf, sampleProgram, svgWithScript } from '#platform/testing/sample-files.ts';
import { fieldsOf, hostileText, hostileValue, valueFor } from './fuzz-values.ts';
import type { Operation } from './openapi-operations.ts';

/** The sender of a request; the right call is about the owner's records. */
export const ACTORS = ['visitor', 'unconfirmed', 'owner', 'another', 'admin', 'forged'] as const;
export type FuzzActor = (typeof ACTORS)[number];

/** Changes to the body of the right call. */
type BodyPlan =
  | { kind: 'right' }
  | { kind: 'none' }
  | { kind: 'drawn'; value: unknown }
  | { kind: 'field'; field: string; value: unknown }
  | { kind: 'raw'; mediaType: string; text: string }
  | { kind: 'file'; content: Buffer; name: string };

/** A request before it is known which records exist: what a seed decides. */
export interface FuzzPlan {
  actor: FuzzActor;
  /** Of a forged caller. */
  authorization: string;
  isHead: boolean;
  /** Parameters that are not those of the right call, as they appear in the path. */
  params: Record<string, string>;
  /** Instead of the right call's query. */
  query: string | null;
  body: BodyPlan;
}

/** The right call, as the right caller makes it: what says that the rest of the fuzz reaches anything. */
export const rightPlan = ({ forAdmins }: Operation): FuzzPlan => ({
  actor: forAdmins ? 'admin' : 'owner',
  authorization: '',
  isHead: false,
  params: {},
  query: null,
  body: { kind: 'right' },
});

/** As encodeURIComponent, but half of a surrogate pair is sent too, in the bytes that it would have. */
const encoded = (text: string): string =>
  text.replace(/[\ud800-\udbff][\udc00-\udfff]|[^A-Za-z0-9._~-]/gu, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80',
  );

const IN_PATH = [
  '',
  '%',
  '%zz',
  '%ff',
  '%00',
  '..',
  '.',
  '..%2f..%2f',
  '%2e%2e%2f',
  ';',
  '%ED%A0%80',
  '%F0%9F',
];
const pathText = fc.oneof(
  { weight: 3, arbitrary: hostileText.map((text) => encoded(text.slice(0, 2000))) },
  fc.constantFrom(...IN_PATH),
  fc.uuid(),
);

/** Few of a right call's parameters are replaced, so that most requests get as far as the service. */
const paramsOf = ({ params }: Operation): fc.Arbitrary<Record<string, string>> =>
  params.length === 0
    ? fc.constant({})
    : fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        {
          weight: 2,
          arbitrary: fc
            .tuple(fc.constantFrom(...params), pathText)
            .map(([param, text]) => ({ [param]: text })),
        },
      );

function queryOf({ query }: Operation): fc.Arbitrary<string | null> {
  const names = Object.keys(query);
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.constantFrom('page', 'constructor');
  const asText = (value: unknown) =>
    encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const right = fc.record(
    Object.fromEntries(Object.entries(query).map(([key, schema]) => [key, valueFor(schema)])),
    { requiredKeys: [] },
  );
  const wrong = fc.tuple(fc.oneof(name, hostileText), hostileValue);
  const pairs = fc.oneof(
    right.map((values) => Object.entries(values)),
    fc.array(wrong, { minLength: 1, maxLength: 3 }),
    wrong.map((pair) => [pair, pair]),
  );
  const text = pairs.map(
    (all) => `?${all.map(([key, value]) => `${encoded(key)}=${asText(value)}`).join('&')}`,
  );
  return fc.oneof(
    { weight: names.length > 0 ? 2 : 6, arbitrary: fc.constant(null) },
    { weight: names.length > 0 ? 4 : 1, arbitrary: text },
    fc.constantFrom('?', '?&&&', '?%', '?page=%00', '?__proto__[x]=1', `?${'a=1&'.repeat(1500)}`),
  );
}

const NESTED = 5000;
const RAW_BODIES = [
  ...['', '{', 'null', '[]', '"text"', '12', '{"a":1}{', '\0', '{"__proto__":{"is_admin":true}}'],
  ...['{"constructor":{"prototype":{"is_admin":true}}}', '{"a":1,"a":2}', '\ufeff{}', '{"a":1e999}'],
  `${'['.repeat(NESTED)}${']'.repeat(NESTED)}`,
  `${'{"a":'.repeat(NESTED)}1${'}'.repeat(NESTED)}`,
  JSON.stringify({ filler: 'a'.repeat(300_000) }),
  JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, at]))),
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--x--',
];
const MEDIA_TYPES = [
  ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml', 'x', ''],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x'],
];

/** A field of its own body, or one that it does not have. */
const anyField = (operation: Operation) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...fieldsOf(operation.body ?? {}), 'id') },
    fc.constantFrom('surprise', 'is_admin', 'constructor', 'account_id', '', '\ud800', '\0', '😀'),
  );

function fileBodies(): fc.Arbitrary<BodyPlan> {
  const contents = [Buffer.alloc(0), Buffer.from('x'), samplePdf(), sampleProgram(), svgWithScript()];
  const content = fc.oneof(
    fc.constantFrom(...contents, samplePdf().subarray(0, 40)),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  );
  // A name goes into a header of the form, which the runtime escapes: all but halves of surrogate pairs.
  const name = hostileText.map((text) => text.toWellFormed().slice(0, 300));
  return fc.record({ kind: fc.constant('file' as const), content, name });
}

function bodiesOf(operation: Operation): fc.Arbitrary<BodyPlan> {
  const raw = fc.record({
    kind: fc.constant('raw' as const),
    mediaType: fc.oneof(
      { weight: 2, arbitrary: fc.constant('application/json') },
      fc.constantFrom(...MEDIA_TYPES),
    ),
    text: fc.oneof(fc.constantFrom(...RAW_BODIES), hostileText),
  });
  const right = fc.constant<BodyPlan>({ kind: 'right' });
  if (!operation.body) return fc.oneof({ weight: 5, arbitrary: right }, raw);
  const field = fc.record({
    kind: fc.constant('field' as const),
    field: anyField(operation),
    value: fc.option(hostileValue, { nil: undefined }),
  });
  const drawn = valueFor(operation.body).map((value): BodyPlan => ({ kind: 'drawn', value }));
  return fc.oneof(
    { weight: 2, arbitrary: right },
    { weight: 5, arbitrary: field },
    { weight: 4, arbitrary: operation.takesForm ? fileBodies() : drawn },
    { weight: 2, arbitrary: raw },
    fc.constant<BodyPlan>({ kind: 'none' }),
  );
}

const FORGED = [
  ...['Bearer', 'Bearer ', 'Bearer null', 'Basic YTpi', 'bearer a.b.c', `Bearer ${'a'.repeat(5000)}`],
  // Signed by nobody: {"alg":"none"} and {"sub":"admin"}.
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
];

/** Makes a request to an operation: mostly by a caller who may send it, mostly right but for one thing. */
export function plansOf(operation: Operation): fc.Arbitrary<FuzzPlan> {
  const { actor } = rightPlan(operation);
  return fc.record({
    actor: fc.oneof({ weight: 8, arbitrary: fc.constant(actor) }, fc.constantFrom(...ACTORS)),
    authorization: fc.constantFrom(...FORGED),
    isHead: operation.method === 'GET' ? fc.nat(9).map((n) => n === 0) : fc.constant(false),
    params: paramsOf(operation),
    query: queryOf(operation),
    body: bodiesOf(operation),
  });
}

/** The request as it goes over the wire. */
export interface WireBody {
  mediaType: string;
  bytes: Buffer;
}

const json = (value: unknown): WireBody => ({
  mediaType: 'application/json',
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
});

async function formBody(form: FormData): Promise<WireBody> {
  const message = new Response(form);
  const bytes = Buffer.from(await message.arrayBuffer());
  return { mediaType: message.headers.get('content-type') ?? '', bytes };
}

function changedForm(right: FormData, plan: BodyPlan): FormData {
  const form = new FormData();
  for (const [name, value] of right) {
    const isReplaced = plan.kind === 'file' && typeof value !== 'string';
    if (typeof value === 'string') form.append(name, value);
    else if (isReplaced) form.append(name, new Blob([new Uint8Array(plan.content)]), plan.name);
    else form.append(name, value, value.name);
  }
  if (plan.kind === 'field') {
    const text = typeof plan.value === 'string' ? plan.value : (JSON.stringify(plan.value) ?? '');
    form.set(plan.field.toWellFormed(), text.toWellFormed());
  }
  return form;
}

/** The bytes of a planned body. @param right the body of the right call. */
export async function wireBody(plan: BodyPlan, right: object | undefined): Promise<WireBody | null> {
  if (plan.kind === 'none') return null;
  if (plan.kind === 'raw') return { mediaType: plan.mediaType, bytes: Buffer.from(plan.text) };
  if (plan.kind === 'drawn') return json(plan.value);
  if (right instanceof FormData) return formBody(changedForm(right, plan));
  if (plan.kind === 'field') return json(withField(right ?? {}, plan.field, plan.value));
  return right ? json(right) : null;
}
