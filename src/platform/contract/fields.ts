import { z } from 'zod';
import { normalAddress } from './email-addresses.ts';
import { cleanLine, cleanText, isReadable, isReservedName } from './names.ts';
import { withoutPasted } from './pasted.ts';
import { isPhone } from './phones.ts';

/*
 * Kinds of fields that several features share. Every text has a limit: what the specification leaves open
 * gets one generous enough for real use and small enough that a row stays a row.
 */

/** A trimmed text of at most `max` characters; required texts say so with `required`. */
export const text = (max: number, label: string) =>
  z
    .string(`${label} must be text`)
    .overwrite(cleanText)
    .max(max, `${label} must be ${max} characters or less`);

/** A trimmed text that must not be blank. */
export const requiredText = (max: number, label: string, required = `${label} is required`) =>
  z
    .string(required)
    .overwrite(cleanText)
    .min(1, required)
    .max(max, `${label} must be ${max} characters or less`);

/** A required text of one line: line breaks in it could start a new paragraph of a mail. */
export const requiredLine = (max: number, label: string, required = `${label} is required`) =>
  z
    .string(required)
    .overwrite(cleanLine)
    .min(1, required)
    .max(max, `${label} must be ${max} characters or less`);

/** Refinement of what names a person or an organisation: `schema.refine(...READABLE)`. */
export const READABLE: [check: (name: string) => boolean, error: string] = [
  (name) => name === '' || isReadable(name),
  'Please enter a name with letters or digits',
];

export const RESERVED_NAME = 'This name is reserved. Please choose another one.';
const UNRESERVED: [check: (name: string) => boolean, error: string] = [
  (name) => !isReservedName(name),
  RESERVED_NAME,
];

/** The name of a person or an organisation: of one line, readable, and not the platform's own. */
export const requiredName = (max: number, label: string, required?: string) =>
  requiredLine(max, label, required)
    .refine(...READABLE)
    .refine(...UNRESERVED);

/** The same, or blank. */
export const blankOrName = (max: number, label: string) =>
  text(max, label)
    .overwrite(cleanLine)
    .refine(...READABLE)
    .refine(...UNRESERVED);

/** A name of one line, or none: an emptied one becomes null, an absent one stays absent. */
export const optionalLine = (max: number, label: string) =>
  text(max, label)
    .overwrite(cleanLine)
    .refine(...READABLE)
    .nullish()
    .transform((value) => (value === '' ? null : value));

/** An emptied text means "none" and becomes null; an absent one stays absent, so that an update leaves it alone. */
export const optionalText = (max: number, label: string) =>
  text(max, label)
    .nullish()
    .transform((value) => (value === '' ? null : value));

/**
 * The specification's "simple address pattern". Characters that separate, name or comment addresses in a mail's
 * header (RFC 5322, section 3.4) are out: with them a mail would go to another address than the one stored. So are
 * those that add recipients to a mailto: link (RFC 6068, section 2).
 */
const ADDRESS = String.raw`[^\s@,;:<>()[\]\\"?&%]+`;
/** An ampersand is fine before the @: links are made by `mailto`, which writes it so that it adds no recipient. */
const LOCAL_PART = String.raw`[^\s@,;:<>()[\]\\"?%]+`;
const ONE_ADDRESS = new RegExp(`^${LOCAL_PART}@${ADDRESS}\\.${ADDRESS}$`);
const ONE_ADDRESS_OR_NONE = new RegExp(`^(${LOCAL_PART}@${ADDRESS}\\.${ADDRESS})?$`);

/** RFC 5321's limit. It ends the check: on a text of any length the pattern could take minutes. */
const SHORT_ENOUGH = { error: 'Email must be 254 characters or less', abort: true };

/** The normal form, or the address is refused: see `normalAddress`. */
function toNormalAddress(value: string, ctx: z.RefinementCtx): string {
  const address = normalAddress(value);
  if (address !== null) return address;
  // As the other checks of a field, it lets those of the whole form go on.
  ctx.addIssue({ code: 'custom', message: 'Invalid email format', continue: true });
  return z.NEVER;
}

/** Shortest password that an account can have. */
export const PASSWORD_MIN = 6;

/** An email address, in the form in which addresses are stored and compared. */
export const Email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, SHORT_ENOUGH)
  .regex(ONE_ADDRESS, 'Invalid email format')
  .transform(toNormalAddress);

/** A valid email address or nothing. */
export const optionalEmail = z
  .string('Email must be text')
  .trim()
  .max(254, SHORT_ENOUGH)
  .regex(ONE_ADDRESS_OR_NONE, 'Invalid email format')
  .nullish()
  // An absent address stays absent, an emptied one is none.
  .transform((value, ctx) => (value ? toNormalAddress(value, ctx) : value === undefined ? undefined : null));

const isHttpUrl = (value: string) => {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
};

const HOST_FIRST = /^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+([/?#:]|$)/u;
const FILE_NAME = /^[^/]*\.(pdf|docx?|xlsx?|pptx?|od[tsp]|txt|csv|jpe?g|png|zip)$/i;

/** People write `www.example.org`; an address needs its scheme. All else stays as it is, the name of a file too. */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return HOST_FIRST.test(trimmed) && !FILE_NAME.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/** An http(s) address or nothing; anything else (javascript:, data:) would run in another member's browser. */
export const optionalUrl = (label: string) =>
  z
    .string(`${label} must be text`)
    .overwrite(withScheme)
    .max(500, `${label} must be 500 characters or less`)
    .refine((value) => value === '' || isHttpUrl(value), `${label} must be a valid URL`)
    .nullish()
    .transform((value) => (value === '' ? null : value));

/** A telephone number as people write it, or nothing. */
export const optionalPhone = (label: string) =>
  text(30, label)
    .overwrite((value) => withoutPasted(value).replace(/\s+/g, ' '))
    .refine(
      (value) => value === '' || isPhone(value),
      `${label} must have 7 to 15 digits; spaces, +, ( ) and - are allowed between them`,
    )
    .nullish()
    .transform((value) => (value === '' ? null : value));

/** At most `max` different entries out of `options`. */
export const selection = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  label: string,
) =>
  z
    .array(z.enum(options, `${label} has an unknown value`), `${label} must be a list`)
    .max(options.length, `${label} has too many entries`)
    .refine((values) => new Set(values).size === values.length, `${label} has a duplicate entry`);

/** Free words (skills, practice areas): trimmed, blanks and repetitions dropped, at most 30 of `max` characters. */
export const tags = (label: string, max = 60) =>
  z
    .array(text(max, label), `${label} must be a list`)
    .max(30, `${label} must have 30 entries or less`)
    .transform((values) => [...new Set(values.filter(Boolean))]);

/** Whole rupees. The ceiling (₹1,00,000 Cr) keeps sums within a double's whole numbers. */
export const Rupees = z
  .number('Amount must be a number')
  .int('Amount must be whole rupees')
  .min(0, 'Amount must not be negative')
  .max(1_000_000_000_000, 'Amount must be at most ₹1,00,000 Cr');

const NOT_A_DAY = 'Please enter a date as YYYY-MM-DD';

/** A calendar day `YYYY-MM-DD` that exists; there is no year 0000. */
export const IsoDate = z.iso.date(NOT_A_DAY).refine((day) => day >= '0001', NOT_A_DAY);

/** An instant as ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** The most that a column of whole numbers (int4) holds. */
const INT4_MAX = 2_147_483_647;

/** The version of a record that its writer has seen. */
export const Version = z.int('Version must be a whole number').max(INT4_MAX, 'Version is too high');

export const Uuid = z.uuid('This is not a valid id');
export const IdParams = z.strictObject({ id: Uuid });

/**
 * Makes the refinement of objects with two days, the last of which must not be before the first:
 * `schema.refine(...daysInOrder('start_date', 'end_date', error))`. A missing day is in order. Other fields that are wrong
 * do not skip it, so that a form shows all errors at once.
 */
export function daysInOrder<First extends string, Last extends string>(
  first: First,
  last: Last,
  error: string,
) {
  type Days = { [Name in First | Last]?: string | null };
  const check = ({ [first]: from, [last]: to }: Days): boolean => !from || !to || from <= to;
  const days = z.object({ [first]: IsoDate, [last]: IsoDate });
  const at = { path: [last], error, when: ({ value }: { value: unknown }) => days.safeParse(value).success };
  return [check, at] as [check: typeof check, at: typeof at];
}

export const DATES_IN_ORDER = daysInOrder(
  'start_date',
  'end_date',
  'The end date must not be before the start date',
);
