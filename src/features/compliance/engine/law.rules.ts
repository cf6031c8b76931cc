import { firstDayOf, lastDayOf } from './years.rules.ts';

/** `law`: in force. The others are Bills: what would be if they were law. */
export const SCENARIOS = ['law', 'bill-2026', 'private-bill-2025'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** What is said wherever the figures of a scenario show. */
export const NOT_LAW = 'Bill, not law';

export const SCENARIO_NAMES: Record<Scenario, string> = {
  law: 'The law in force',
  'bill-2026': 'Corporate Laws (Amendment) Bill, 2026',
  'private-bill-2025': 'Companies (Amendment) Bill, 2025 (a private member’s Bill)',
};

/** Which day chooses a row: of the financial year of the duty its first or last one, that of an event, or of filing. */
export const BASES = ['financial year', 'end of year', 'event', 'filing'] as const;
/** V: statute or several sources that agree; S: one other source; U: not verified. */
export const MARKS = ['V', 'S', 'U'] as const;
export const UNITS = [
  'rupees',
  'percent',
  'limit',
  'count',
  'days',
  'months',
  'years',
  'financial year',
  'date',
  'bool',
  'word',
  'text',
  'formula',
] as const;

/** One rule for the days on which it applies; days are ISO days, null without end. A Bill has no first day. */
export interface LawRow {
  rule_id: string;
  name: string;
  /** As its unit says; a limit is `min(2%, 5000000)` or `max(...)`, of a share and a sum in whole rupees. */
  value: string;
  unit: (typeof UNITS)[number];
  valid_from: string | null;
  valid_to: string | null;
  basis: (typeof BASES)[number];
  source: string;
  url: string | null;
  mark: (typeof MARKS)[number];
  scenario: Scenario;
}

/** When a rule is asked for: the financial year of the duty, and the day of the event, which is the year's last one by default. */
interface When {
  year: string;
  on?: string | undefined;
}

/** True if a row applies on an ISO day. Rows of a Bill have no days: they apply while one asks what would be. */
export const appliesOn = (row: Pick<LawRow, 'valid_from' | 'valid_to'>, day: string): boolean =>
  (row.valid_from ?? '') <= day && (row.valid_to === null || day <= row.valid_to);

function dayFor({ basis }: LawRow, { year, on }: When): string {
  if (basis === 'financial year') return firstDayOf(year);
  return basis === 'end of year' ? lastDayOf(year) : (on ?? lastDayOf(year));
}

/** The rows that count in a scenario: a Bill's row takes the place of the law's. */
export function rowsIn<Row extends LawRow>(rows: readonly Row[], scenario: Scenario): Row[] {
  const changed = new Set(
    rows.filter((row) => scenario !== 'law' && row.scenario === scenario).map((row) => row.rule_id),
  );
  return rows.filter((row) => row.scenario === (changed.has(row.rule_id) ? scenario : 'law'));
}

/** A figure with one plain sentence, and the rules that it comes from. */
interface Sentence {
  figure: string;
  text: string;
  rules: string[];
}

/** The law of a scenario, which keeps what was read in it and what was said. */
export interface Law {
  scenario: Scenario;
  /** Finds the row of a rule, and keeps it as used; undefined where there is no such rule at that time. */
  find(ruleId: string, when: When): LawRow | undefined;
  /** A number of the law; undefined where there is no such rule at that time. */
  number(ruleId: string, when: When): number | undefined;
  say(figure: string, text: string, ...rules: string[]): void;
  used: Set<LawRow>;
  sentences: Sentence[];
}

/**
 * Opens the law for one question.
 * @param on ISO day whose law is asked for; by default each rule is taken of its own day.
 */
export function openLaw(rows: readonly LawRow[], scenario: Scenario = 'law', on?: string | null): Law {
  const counting = rowsIn(rows, scenario);
  const used = new Set<LawRow>();
  const sentences: Sentence[] = [];
  const find = (ruleId: string, when: When) => {
    const found = counting.find((row) => row.rule_id === ruleId && appliesOn(row, on ?? dayFor(row, when)));
    if (found) used.add(found);
    return found;
  };
  return {
    scenario,
    find,
    number: (ruleId, when) => {
      const row = find(ruleId, when);
      return row && Number(row.value);
    },
    say: (figure, text, ...rules) => void sentences.push({ figure, text, rules }),
    used,
    sentences,
  };
}

/** What every answer says of its law: the rules by id, their rows, and the sentences. */
export const sourcesOf = ({ used, sentences }: Law) => ({
  rules: [...new Set([...used].map((row) => row.rule_id))],
  rows: [...used],
  sentences,
});
