import { CSR_LIMITS, CSR_PERCENT, type CsrMeasure } from '#features/support/help/csr-limits.data.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import type { AnswerSource } from './assistant.contract.ts';

const MEASURES: [words: string, measure: CsrMeasure][] = [
  ['net ?worth', 'net worth'],
  ['turn ?over|revenue|sales', 'turnover'],
  ['(?:net )?profits?', 'net profit'],
];
const AMOUNT = '(?:rs\\.?|inr|₹)? ?(\\d+(?:[,.]\\d+)*) ?(crores?|crs?|lakhs?|lacs?)\\b';
const RUPEES: Record<string, number> = { c: 10_000_000, l: 100_000 };
/** Most characters between a measure and its amount: "net worth is about 600 crore". */
const BETWEEN = '[^\\d,;.]{0,24}?';

/** Reads the amount beside a measure, in whole rupees. */
function amountOf(text: string, words: string): number | null {
  const behind = new RegExp(`\\b(?:${words})\\b${BETWEEN}${AMOUNT}`).exec(text);
  const before = new RegExp(`${AMOUNT}(?: of)?(?: average| annual| yearly)? (?:${words})\\b`).exec(text);
  const [, figure = '', unit = ''] = behind ?? before ?? [];
  const rupees = Number(figure.replaceAll(',', '')) * (RUPEES[unit.charAt(0)] ?? 0);
  return rupees > 0 ? rupees : null;
}

const listed = (parts: string[]) => new Intl.ListFormat('en-IN').format(parts);

/**
 * Answers a question with a company's own figures: whether CSR applies by the limits of the law, or how much 2% are.
 * @returns null for a question without such figures.
 */
export function thresholdFor(question: string): { answer: string; sources: AnswerSource[] } | null {
  const text = question.toLowerCase();
  const found = MEASURES.flatMap(([words, measure]) => {
    const rupees = amountOf(text, words);
    return rupees === null ? [] : [{ measure, rupees }];
  });
  const [first] = found;
  if (!first) return null;
  const isAverage =
    found.length === 1 && first.measure === 'net profit' && /\b(average|avg|mean|how much|2 ?%)/.test(text);
  return isAverage ? amountFor(first.rupees) : applies(found);
}

const CALCULATOR: AnswerSource = { title: 'CSR calculator', url: '/csr-calculator' };
const LAW = 'General information about section 135 of the Companies Act, 2013, not legal advice.';

function amountFor(rupees: number) {
  const share = (rupees * CSR_PERCENT) / 100;
  return {
    answer: `${CSR_PERCENT}% of ${formatRupeesShort(rupees)} is ${formatRupeesShort(share)}. What counts is the average net profit before tax of the three preceding financial years, as section 198 computes it, of a company to which CSR applies.\n\n${LAW}`,
    sources: [
      { title: 'Support Center: CSR compliance', url: '/support#csr-amount' },
      { title: 'Which companies must spend on CSR?', url: '/support#csr-threshold' },
      CALCULATOR,
    ],
  };
}

function applies(found: { measure: CsrMeasure; rupees: number }[]) {
  const reached = found.filter(({ measure, rupees }) => rupees >= CSR_LIMITS[measure]);
  const facts = found.map(
    ({ measure, rupees }) =>
      `${measure} of ${formatRupeesShort(rupees)} is ${rupees >= CSR_LIMITS[measure] ? 'at or above' : 'below'} ${formatRupeesShort(CSR_LIMITS[measure])}`,
  );
  const others = Object.keys(CSR_LIMITS).filter((name) => !found.some(({ measure }) => measure === name));
  const verdict =
    reached.length > 0
      ? 'Yes, CSR applies by these figures'
      : others.length > 0
        ? `No, not by these figures alone; ${listed(others)} can still decide`
        : 'No, CSR does not apply by these figures';
  return {
    answer: `${verdict}: ${listed(facts)}. One of the three is enough, in the preceding financial year.\n\n${LAW}`,
    sources: [{ title: 'Support Center: CSR compliance', url: '/support#csr-threshold' }, CALCULATOR],
  };
}
