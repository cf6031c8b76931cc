import { dayAfter } from '#platform/contract/dates.ts';
import { quarterOf } from '#platform/contract/quarters.ts';

/** Days after the end of a quarter within which its statement is to be sent. A choice of the product. */
const STATEMENT_DAYS = 30;
const MONTHS = 12;
/** Months over which the pace of spending is taken. */
const PACE_MONTHS = 3;
const DAYS_OF_MONTH = 30;

interface ForecastGrant {
  pay_by_days: number;
  balance: number;
  /** Whole rupees of the last three months. */
  spent: number;
  tranches: { number: number; amount: number; planned_on: string }[];
  requests: { state: string; amount: number; number: number; sent_on: string }[];
}

interface ExpectedTranche {
  tranche: number;
  amount: number;
  on: string;
  because: 'approved' | 'asked' | 'planned' | 'overdue';
}

const latest = (one: string, other: string) => (one > other ? one : other);

/**
 * Says when which tranche of a grant is likely to come: one that is asked for within the days to pay, another on its planned day,
 * or after the days to pay from today where that day has passed.
 */
export function expectedOf(
  { pay_by_days, tranches, requests }: ForecastGrant,
  today: string,
): ExpectedTranche[] {
  const asked = requests.map(({ state, amount, number, sent_on }): ExpectedTranche => {
    const by = dayAfter(sent_on, pay_by_days);
    const isApproved = state === 'approved' || state === 'paid';
    return {
      tranche: number,
      amount,
      on: latest(by, today),
      because: by < today ? 'overdue' : isApproved ? 'approved' : 'asked',
    };
  });
  const planned = tranches.map(({ number, amount, planned_on }): ExpectedTranche => {
    const on = latest(planned_on, dayAfter(today, pay_by_days));
    return { tranche: number, amount, on, because: 'planned' };
  });
  return [...asked, ...planned];
}

/** Adds up what comes in each of the twelve months from this one on, as `2026-11`. */
export function monthsOf(expected: { on: string; amount: number }[], today: string) {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: MONTHS }, (_, at) => {
    const name = new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7);
    const amount = expected.filter(({ on }) => on.startsWith(name)).reduce((sum, one) => sum + one.amount, 0);
    return { month: name, amount };
  });
}

/** Says when the balance of a grant is used up at the pace of the last three months; null without a pace. */
export function moneyEnd({ balance, spent }: Pick<ForecastGrant, 'balance' | 'spent'>, today: string) {
  const spent_a_month = Math.round(spent / PACE_MONTHS);
  if (spent_a_month <= 0) return { spent_a_month: null, ends_on: null };
  const days = Math.floor((Math.max(0, balance) / spent_a_month) * DAYS_OF_MONTH);
  return { spent_a_month, ends_on: dayAfter(today, Math.min(days, 3650)) };
}

/** A quarter that a statement is to be sent for, and by when. */
interface DueQuarter {
  from: string;
  to: string;
  due_on: string;
}

/**
 * Returns the quarters, from the first receipt on, that no statement shows yet and that have begun. A quarter that is partly shown
 * is still due.
 */
export function dueQuarters(
  { first_receipt, shown_until }: { first_receipt: string | null; shown_until: string | null },
  today: string,
): DueQuarter[] {
  const due: DueQuarter[] = [];
  if (first_receipt === null) return due;
  let day = first_receipt;
  while (day <= today && due.length < MONTHS) {
    const { from, to } = quarterOf(day);
    if (shown_until === null || shown_until < to)
      due.push({ from, to, due_on: dayAfter(to, STATEMENT_DAYS) });
    day = dayAfter(to, 1);
  }
  return due;
}
