import { readRupees } from '#platform/contract/money-reading.ts';

/** A place in a text. */
export interface Span {
  start: number;
  end: number;
}

/** Numbers of a sentence with what they stand for: nothing where no filter says it, as for money an hour. */
type AmountOf = 'budget' | 'price';

interface ReadNumbers extends Span {
  values: {
    field: `${AmountOf}_min` | `${AmountOf}_max` | 'founded_from' | 'founded_until';
    /** Whole rupees, or a year. */
    value: string;
  }[];
}

const NUMBER = String.raw`(?:₹|rs\.?|inr)?\s*\d[\d,]*(?:\.\d+)?`;
const UNIT = `(?:lakhs?|lacs?|crores?|cr|thousand|karod|karor|hazaar|hazar|लाख|करोड़|करोड|हजार|हज़ार)`;
const AT_LEAST =
  'above|over|more than|at least|minimum|min|from|greater than|exceeding|bigger than|larger than|no less than|not less than|not under|not below|>';
const AT_MOST =
  'under|below|less than|up to|upto|within|at most|maximum|max|no more than|not more than|not over|not above|smaller than|cheaper than|<';
const AT_LEAST_BEHIND =
  'or more|and above|and more|plus|\\+|se zyada|se jyada|se upar|se adhik|से ज़्यादा|से ज्यादा|से अधिक|से ऊपर';
const AT_MOST_BEHIND = 'or less|or below|and below|se kam|se neeche|tak|से कम|तक';
/** Not within a word. \b knows no Devanagari. */
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;

/** Before the price of a service. */
const PRICED =
  '(?:charge|charges|charging|price|prices|priced|pricing|fee|fees|rate|rates)(?:\\s+(?:is|are|of|at))?';
const JOB =
  'assignment|service|study|engagement|training|workshop|session|report|audit|evaluation|survey|assessment';
const WHOLE = 'project|programme|program|year|annum|saal|साल';
const SHARE =
  'hour|hr|day|week|month|head|person|child|student|pupil|beneficiary|family|household|village|school|patient|farmer|woman|girl';
/** What an amount is for one of: "a project", "per hour", "/day". */
const PER = `(?:\\s*(?:/|${START}(?:per|prati|प्रति)${END})\\s*(\\p{L}[\\p{L}\\p{M}]*)|\\s+(?:an?|each|every)\\s+(${JOB}|${WHOLE}|${SHARE})|\\s+(hourly|daily|weekly|monthly))${END}`;

const RANGE = new RegExp(
  `${START}(?:(${PRICED})\\s+)?(?:between|from)?\\s*(${NUMBER})\\s*(${UNIT})?\\s*(?:-|–|to|and|se|से)\\s*(${NUMBER})\\s*(${UNIT})?${END}(?:${PER})?`,
  'giu',
);
const AMOUNT = new RegExp(
  `(?:${START}(${PRICED})\\s+)?(?:(?:${START}(?:budget|budgets|of|a|an)\\s+)*(?:(${AT_LEAST})|(${AT_MOST}))\\s*)?(${NUMBER})\\s*(${UNIT})?${END}(?:${PER})?(?:\\s*(?:(${AT_LEAST_BEHIND})|(${AT_MOST_BEHIND}))(?:${PER})?)?${END}`,
  'giu',
);

const UNITS: [RegExp, string][] = [
  [/^(lakhs?|lacs?|लाख)$/iu, 'lakh'],
  [/^(crores?|cr|karod|karor|करोड़|करोड)$/iu, 'crore'],
  [/^(thousand|hazaar|hazar|हजार|हज़ार)$/iu, 'thousand'],
];

/** Whole rupees of a number and its unit; null for what no amount can be. */
function rupeesOf(number: string, unit: string): string | null {
  const word = UNITS.find(([names]) => names.test(unit.normalize('NFC')))?.[1] ?? unit;
  const read = readRupees(`${number} ${word}`, 'Amount');
  return 'rupees' in read && read.rupees ? String(read.rupees) : null;
}

const spanOf = (match: RegExpMatchArray): Span => {
  const text = match[0];
  const start = (match.index ?? 0) + (text.length - text.trimStart().length);
  return { start, end: (match.index ?? 0) + text.trimEnd().length };
};

interface Written {
  /** Words such as "charging" before the amount. */
  priced: string | undefined;
  /** What the amount is for one of. */
  per: string | undefined;
}

const IS_JOB = new RegExp(`^(?:${JOB}|studies)s?$`, 'iu');
const IS_WHOLE = new RegExp(`^(?:${WHOLE})s?$`, 'iu');

/** Tells a budget from the price of a service, and both from money an hour or a head, for which there is no filter. */
function kindOf({ priced, per }: Written): AmountOf | 'share' {
  if (!per) return priced ? 'price' : 'budget';
  if (IS_JOB.test(per)) return 'price';
  if (!IS_WHOLE.test(per)) return 'share';
  return priced ? 'price' : 'budget';
}

const HAS_CURRENCY = /₹|rs|inr/iu;
/** Groups of digits, or so many that it is no year. */
const IS_LARGE = /,\d\d|\d{5}/u;

interface Amount extends Span {
  kind: AmountOf | 'share';
  min?: string | null;
  max?: string | null;
}

function readRanges(sentence: string): Amount[] {
  return [...sentence.matchAll(RANGE)].flatMap((match): Amount[] => {
    const [, priced, first = '', unit, second = '', lastUnit, ...pers] = match;
    const per = pers.find((one) => typeof one === 'string');
    if (!(lastUnit || priced || per || HAS_CURRENCY.test(first + second))) return [];
    const [min, max] = [rupeesOf(first, unit ?? lastUnit ?? ''), rupeesOf(second, lastUnit ?? '')];
    return min && max ? [{ ...spanOf(match), kind: kindOf({ priced, per }), min, max }] : [];
  });
}

function readBounds(sentence: string): Amount[] {
  return [...sentence.matchAll(AMOUNT)].flatMap((match): Amount[] => {
    const [, priced, least, most, number = '', unit, ...rest] = match;
    const [leastBehind, mostBehind] = [rest[3], rest[4]];
    const per = [...rest.slice(0, 3), ...rest.slice(5, 8)].find((one) => one !== undefined);
    const isBound = Boolean(least || most || leastBehind || mostBehind);
    const isMoney =
      unit || per || HAS_CURRENCY.test(number) || (isBound && (priced || IS_LARGE.test(number)));
    const value = isMoney ? rupeesOf(number, unit ?? '') : null;
    if (!value) return [];
    const bound = least || leastBehind ? { min: value } : { max: value };
    return [{ ...spanOf(match), kind: kindOf({ priced, per }), ...bound }];
  });
}

/**
 * Reads amounts of money: `under 50 lakh`, `2 crore or more`, `10 to 50 lakh`, `charging at most 50,000 a study`. An amount alone
 * is the most. Of budgets and of prices the first counts.
 */
export function readAmounts(sentence: string): ReadNumbers[] {
  const ranges = readRanges(sentence);
  const bounds = readBounds(sentence).filter(
    ({ start, end }) => !ranges.some((range) => start < range.end && end > range.start),
  );
  const seen = new Set<string>();
  return [...ranges, ...bounds].flatMap(({ start, end, kind, min, max }): ReadNumbers[] => {
    if (kind === 'share') return [{ start, end, values: [] }];
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [
      {
        start,
        end,
        values: [
          ...(min ? [{ field: `${kind}_min` as const, value: min }] : []),
          ...(max ? [{ field: `${kind}_max` as const, value: max }] : []),
        ],
      },
    ];
  });
}

const YEAR = String.raw`(?:19|20)\d\d`;
const FOUNDED =
  '(?:founded|started|established|registered|set up|formed|working|active|since it was founded)?';
const SINCE = new RegExp(`${START}${FOUNDED}\\s*(since|after|from)\\s+(${YEAR})${END}`, 'iu');
const BEFORE = new RegExp(`${START}${FOUNDED}\\s*(before|until|till)\\s+(${YEAR})${END}`, 'iu');
const IN_YEAR = new RegExp(
  `${START}(?:founded|started|established|registered|set up|formed)\\s+in\\s+(${YEAR})${END}`,
  'iu',
);
const YEARS_OLD = new RegExp(
  `${START}(?:(?:at least|over|more than|minimum)\\s+)?(\\d{1,2})\\s*\\+?\\s*(?:years?|yrs?|saal|sal|साल|वर्ष)(?:\\s+(?:old|of experience|experience|of work|se zyada|se|purani|purana|पुराने|पुरानी|से))?${END}`,
  'iu',
);

type Value = ReadNumbers['values'][number];

/** Reads years: `since 2010`, `founded before 2000`, `at least 10 years old`. */
export function readYears(sentence: string, today: string): ReadNumbers[] {
  const found = (pattern: RegExp, valuesOf: (match: RegExpExecArray) => Value[]): ReadNumbers[] => {
    const match = pattern.exec(sentence);
    return match ? [{ ...spanOf(match), values: valuesOf(match) }] : [];
  };
  const inYear = found(IN_YEAR, ([, year = '']) => [
    { field: 'founded_from', value: year },
    { field: 'founded_until', value: year },
  ]);
  if (inYear.length > 0) return inYear;
  const since = found(SINCE, ([, word = '', year = '']) => [
    { field: 'founded_from', value: String(Number(year) + Number(word.toLowerCase() === 'after')) },
  ]);
  const before = found(BEFORE, ([, word = '', year = '']) => [
    { field: 'founded_until', value: String(Number(year) - Number(word.toLowerCase() === 'before')) },
  ]);
  if (since.length + before.length > 0) return [...since, ...before];
  return found(YEARS_OLD, ([, years = '']) => [
    { field: 'founded_until', value: String(Number(today.slice(0, 4)) - Number(years)) },
  ]);
}
