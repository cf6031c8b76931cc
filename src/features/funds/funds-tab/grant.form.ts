import type { createGrant } from '#features/funds/grants/grants.contract.ts';
import { type Grant, GrantInput } from '#features/funds/grants/grants.contract.ts';
import {
  type ConditionKind,
  GrantTerms,
  type HeadKind,
  type MoneyKind,
  sumErrors,
} from '#features/funds/grants/terms.rules.ts';
import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import type { ScheduleViiItem } from '#platform/contract/csr/schedule-vii.ts';
import { readRupees, rupeesFromText, rupeesText } from '#platform/contract/money-reading.ts';
import type { RouteInput } from '#platform/contract/route.ts';

/** Entries of the lists have a `key` of their own, which stays while they are edited. */
interface Keyed {
  key: string;
  id?: string;
}

interface YearValues extends Keyed {
  financial_year: string;
  amount: string;
}

interface HeadValues extends Keyed {
  name: string;
  kind: HeadKind;
  amount: string;
  /** What one of it is, what it costs and how many; empty where that is not said. */
  unit: string;
  rate: string;
  quantity: string;
}

export interface ConditionValues extends Keyed {
  kind: ConditionKind;
  milestone_id: string;
  percent: string;
  text: string;
  on: string;
  /** Period of a report, which the form keeps as it is. */
  from?: string | null;
  to?: string | null;
}

interface TrancheValues extends Keyed {
  amount: string;
  planned_on: string;
  conditions: ConditionValues[];
}

/** Values of the form of a grant; amounts as they are typed. */
export interface GrantValues {
  title: string;
  schedule_vii_item: string;
  is_ongoing: string;
  money: MoneyKind;
  has_government_money: boolean;
  pay_by_days: string;
  years: YearValues[];
  heads: HeadValues[];
  tranches: TrancheValues[];
}

const key = () => crypto.randomUUID();

export const newYear = (financial_year: string): YearValues => ({ key: key(), financial_year, amount: '' });
export const newHead = (): HeadValues => ({
  key: key(),
  name: '',
  kind: 'programme',
  amount: '',
  unit: '',
  rate: '',
  quantity: '',
});
export const newTranche = (): TrancheValues => ({ key: key(), amount: '', planned_on: '', conditions: [] });
export const newCondition = (): ConditionValues => ({
  key: key(),
  kind: 'milestone',
  milestone_id: '',
  percent: '',
  text: '',
  on: '',
});

/** Returns the form's values for a grant, with what is proposed where a change waits, or for a new one. */
export function grantValues(grant: Grant | null, today: string): GrantValues {
  if (!grant) {
    return {
      title: '',
      schedule_vii_item: '',
      is_ongoing: 'no',
      money: 'domestic',
      has_government_money: false,
      pay_by_days: '30',
      years: [newYear(financialYearOf(today))],
      heads: [newHead()],
      tranches: [newTranche()],
    };
  }
  const terms = grant.proposed ?? grant;
  return {
    title: terms.title,
    schedule_vii_item: terms.schedule_vii_item,
    is_ongoing: terms.is_ongoing ? 'yes' : 'no',
    money: terms.money,
    has_government_money: grant.has_government_money,
    pay_by_days: String(terms.pay_by_days),
    years: terms.years.map(({ financial_year, amount }) => ({
      key: financial_year,
      financial_year,
      amount: rupeesText(amount),
    })),
    heads: terms.heads.map(({ id, name, kind, amount, unit, rate, quantity }) => ({
      key: id,
      id,
      name,
      kind,
      amount: rupeesText(amount),
      unit: unit ?? '',
      rate: rate === null ? '' : rupeesText(rate),
      quantity: quantity === null ? '' : String(quantity),
    })),
    tranches: terms.tranches.map(({ id, amount, planned_on, conditions }) => ({
      key: id,
      id,
      amount: rupeesText(amount),
      planned_on,
      conditions: conditions.map((one) => ({
        key: one.id,
        id: one.id,
        kind: one.kind,
        milestone_id: one.milestone_id ?? '',
        percent: one.percent === null ? '' : String(one.percent),
        text: one.text ?? '',
        on: one.on ?? '',
        from: one.from,
        to: one.to,
      })),
    })),
  };
}

const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));
const amountOf = (typed: string) => rupeesFromText(typed) ?? 0;

function conditionBody({ id, kind, ...one }: ConditionValues) {
  return {
    id,
    kind,
    ...(kind === 'milestone' && { milestone_id: one.milestone_id || null }),
    ...(kind === 'utilisation_pct' && { percent: one.percent === '' ? null : numberOf(one.percent) }),
    ...(kind === 'manual' && { text: one.text }),
    ...(kind === 'date' && { on: one.on || null }),
    ...(kind === 'report_accepted' && { from: one.from ?? null, to: one.to ?? null }),
  };
}

/** Builds the request body from the form. */
export function toGrantInput(values: GrantValues): RouteInput<typeof createGrant>['body'] {
  return {
    title: values.title,
    schedule_vii_item: values.schedule_vii_item as ScheduleViiItem,
    is_ongoing: values.is_ongoing === 'yes',
    money: values.money,
    has_government_money: values.has_government_money,
    pay_by_days: numberOf(values.pay_by_days),
    years: values.years.map(({ financial_year, amount }) => ({ financial_year, amount: amountOf(amount) })),
    heads: values.heads.map(({ id, name, kind, amount, unit, rate, quantity }) => ({
      id,
      name,
      kind,
      amount: amountOf(amount),
      unit: unit.trim() || null,
      rate: rate.trim() === '' ? null : amountOf(rate),
      quantity: quantity.trim() === '' ? null : numberOf(quantity),
    })),
    tranches: values.tranches.map(({ id, amount, planned_on, conditions }) => ({
      id,
      amount: amountOf(amount),
      planned_on,
      conditions: conditions.map(conditionBody),
    })),
  };
}

/** Returns what is wrong, by field as `heads.0.name`; also amounts that cannot be read, and sums that differ. */
export function grantErrors(values: GrantValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const list of ['years', 'heads', 'tranches'] as const) {
    values[list].forEach(({ amount }, at) => {
      const read = readRupees(amount, 'Amount');
      if ('error' in read) errors[`${list}.${at}.amount`] = read.error;
    });
  }
  values.heads.forEach(({ rate }, at) => {
    const read = readRupees(rate, 'Rate');
    if (rate.trim() !== '' && 'error' in read) errors[`heads.${at}.rate`] = read.error;
  });
  const parsed = GrantInput.safeParse(toGrantInput(values));
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  const { has_government_money: _, ...sent } = toGrantInput(values);
  const terms = GrantTerms.safeParse(sent);
  if (terms.success) Object.assign(errors, sumErrors(terms.data));
  return errors;
}

/** Whole rupees that a list adds up to, as far as its amounts can be read. */
export const sumOfTyped = (list: { amount: string }[]): number =>
  list.reduce((sum, { amount }) => {
    const read = readRupees(amount, 'Amount');
    return sum + ('rupees' in read ? (read.rupees ?? 0) : 0);
  }, 0);
