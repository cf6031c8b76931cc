import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import { scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import type { ProgrammeFigures, ProgrammeRow } from './portfolio.contract.ts';

/** First and last day of a financial year such as `2026-27`. */
export function daysOfYear(year: string): { from: string; to: string } {
  const first = Number(year.slice(0, 4));
  return { from: `${first}-04-01`, to: `${first + 1}-03-31` };
}

/** The financial years of two ISO days and all between, newest first. */
export function yearsBetween(first: string, last: string): string[] {
  const years: string[] = [];
  for (
    let year = Number(financialYearOf(last).slice(0, 4));
    year >= Number(financialYearOf(first).slice(0, 4));
    year -= 1
  ) {
    years.push(financialYearOf(`${year}-04-01`));
  }
  return years;
}

type Share = ProgrammeFigures['by_place'][number];

/** Money and number by name, most money first. A collaboration with several names counts with each. */
function shares(rows: readonly ProgrammeRow[], namesOf: (row: ProgrammeRow) => readonly string[]): Share[] {
  const found = new Map<string, Share>();
  for (const row of rows) {
    for (const name of namesOf(row)) {
      const share = found.get(name) ?? { name, collaborations: 0, budget: 0 };
      found.set(name, {
        name,
        collaborations: share.collaborations + 1,
        budget: share.budget + (row.budget ?? 0),
      });
    }
  }
  return [...found.values()].sort(
    (one, other) =>
      other.budget - one.budget ||
      other.collaborations - one.collaborations ||
      one.name.localeCompare(other.name),
  );
}

/** Adds lines of the programme up. @param today ISO day in India. */
export function figuresOf(rows: readonly ProgrammeRow[], today: string): ProgrammeFigures {
  const counted = rows.filter(({ status }) => status !== 'cancelled');
  const granted = counted.filter(({ grants }) => grants > 0);
  const sum = (of: readonly ProgrammeRow[], value: (row: ProgrammeRow) => number | null) =>
    of.reduce((all, row) => all + (value(row) ?? 0), 0);
  const statuses = ['planning', 'active', 'pending', 'completed', 'cancelled'] as const;
  return {
    collaborations: rows.length,
    by_status: statuses.map((name) => ({
      name,
      collaborations: rows.filter(({ status }) => status === name).length,
    })),
    partners: new Set(counted.flatMap(({ partners }) => partners)).size,
    budget: sum(counted, ({ budget }) => budget),
    without_budget: counted.filter(({ budget }) => budget === null).length,
    agreed: sum(granted, ({ budget }) => budget),
    released: sum(granted, ({ released }) => released),
    used: sum(granted, ({ used }) => used),
    milestones: sum(counted, ({ milestones }) => milestones),
    completed_milestones: sum(counted, ({ completed_milestones }) => completed_milestones),
    late_milestones: sum(counted, ({ late_milestones }) => late_milestones),
    late: counted.filter(({ late_milestones }) => late_milestones > 0).length,
    reports_due: counted.filter(({ report_due }) => report_due !== null && report_due < today).length,
    by_item: shares(granted, ({ schedule_vii_items }) => schedule_vii_items.map(scheduleViiText)),
    by_place: shares(counted, ({ places }) => places),
    by_partner: shares(counted, ({ partners }) => partners),
  };
}
