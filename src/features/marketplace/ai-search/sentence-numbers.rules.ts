import { readRupees } from '#platform/contract/money-reading.ts';

/** A place in a text. */
export interface Span {
  start: number;
  end: number;
}

/** Numbers of a sentence with what they stand for. */
interface ReadNumbers extends Span {
  values: {
    field: 'budget_min' | 'budget_max' | 'founded_from' | 'founded_until';
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

const RANGE = new RegExp(
  `${START}(?:between|from)?\\s*(${NUMBER})\\s*(${UNIT})?\\s*(?:-|–|to|and|se|से)\\s*(${NUMBER})\\s*(${UNIT})${END}`,
  'giu',
);
const AMOUNT = new RegExp(
  `(?:(?:${START}(?:budget|budgets|of|a|an)\\s+)*(?:(${AT_LEAST})|(${AT_MOST}))\\s*)?(${NUMBER})\\s*(${UNIT})(?:${END}\\s*(?:(${AT_LEAST_BEHIND})|(${AT_MOST_BEHIND})))?${END}`,
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

/** Reads amounts of money: `under 50 lakh`, `2 crore or more`, `10 to 50 lakh`. An amount alone is the most. */
export function readAmounts(sentence: string): ReadNumbers[] {
  const ranges = [...sentence.matchAll(RANGE)].flatMap((match): ReadNumbers[] => {
    const [, first = '', unit, second = '', lastUnit = ''] = match;
    const [min, max] = [rupeesOf(first, unit ?? lastUnit), rupeesOf(second, lastUnit)];
    if (!min || !max) return [];
    return [
      {
        ...spanOf(match),
        values: [
          { field: 'budget_min', value: min },
          { field: 'budget_max', value: max },
        ],
      },
    ];
  });
  if (ranges.length > 0) return ranges.slice(0, 1);
  const [amount] = [...sentence.matchAll(AMOUNT)].flatMap((match): ReadNumbers[] => {
    const [, least, , number = '', unit = '', leastBehind] = match;
    const value = rupeesOf(number, unit);
    return value
      ? [{ ...spanOf(match), values: [{ field: least || leastBehind ? 'budget_min' : 'budget_max', value }] }]
      : [];
  });
  return amount ? [amount] : [];
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
