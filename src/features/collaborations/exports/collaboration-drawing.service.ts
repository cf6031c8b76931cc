import { COLLABORATION_ROLE_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { formatDecimal } from '#features/collaborations/indicators/decimals.rules.ts';
import {
  STATE_WORDS,
  shareReached,
  stateOf,
} from '#features/collaborations/indicators/indicator-progress.rules.ts';
import { percentOf, plannedText } from '#features/collaborations/indicators/indicator-words.rules.ts';
import type {
  Indicator,
  MeasuredIndicator,
} from '#features/collaborations/indicators/indicators.contract.ts';
import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { isOverdue } from '#features/collaborations/milestones/overdue.rules.ts';
import type { Participant } from '#features/collaborations/participants/participants.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { dayInIndia, formatDay, formatInstant } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/server/context.ts';
import { makePdf, type Pdf } from '#platform/server/pdf/pdf.ts';
import { bars } from '#platform/server/pdf/pdf-charts.ts';
import { table } from '#platform/server/pdf/pdf-table.ts';
import { heading, paragraph } from '#platform/server/pdf/pdf-text.ts';

interface Records {
  collaboration: Collaboration;
  participants: Participant[];
  milestones: Milestone[];
  indicators: Indicator[];
  /** Number of files. */
  files: number;
}

/** Draws what the records of a collaboration say now: an accessible PDF. Call it in a thread (`renderer`). */
export function drawCollaboration(ctx: Pick<Context, 'now'>, records: Records): Promise<Buffer> {
  const { now } = ctx;
  const { collaboration, files } = records;
  const today = dayInIndia(now);
  const subtitle = `As it is on ${formatDay(today)}`;
  const details = {
    title: collaboration.title,
    author: 'Dayitva',
    subject: subtitle,
    date: now,
    foot: `Dayitva · ${collaboration.title.slice(0, 70)} · ${formatDay(today)}`,
  };
  return makePdf(details, (pdf) => {
    heading(pdf, 1, collaboration.title);
    paragraph(pdf, subtitle, { size: 11.5, isSoft: true, after: 12 });
    paragraph(pdf, plain(collaboration.description));
    drawFacts(pdf, collaboration);
    drawParticipants(pdf, records.participants);
    const milestones = records.milestones.map((one) => ({
      title: one.title,
      due_date: one.due_date,
      state: statusText(one, today),
      completed_date: one.completed_at && dayInIndia(new Date(one.completed_at)),
    }));
    drawMilestones(pdf, milestones, {
      caption: milestonesText(records.milestones, today),
      none: 'There are no milestones.',
    });
    drawIndicators(pdf, records.indicators, collaboration.impact_metrics.expectedImpact);
    heading(pdf, 2, 'Files');
    paragraph(pdf, files === 0 ? 'No files yet.' : `${formatCount(files)} in the workspace.`);
  });
}

function drawFacts(pdf: Pdf, one: Collaboration): void {
  const { start_date, end_date, duration_months } = one;
  const facts: [string, string | null][] = [
    ['Status', one.status],
    ['Progress', `${one.progress_percentage}%`],
    ['Category', one.category],
    ['Budget', one.budget === null ? one.budget_band : formatRupees(one.budget)],
    ['Start', start_date && formatDay(start_date)],
    ['End', end_date && formatDay(end_date)],
    ['Duration', duration_months === null ? one.timeframe : `${duration_months} months`],
  ];
  table(pdf, {
    caption: 'At a glance',
    columns: [
      { title: 'Fact', share: 1 },
      { title: 'Value', share: 3 },
    ],
    rows: facts.map(([name, value]) => [name, value ?? 'Not set']),
  });
}

function drawParticipants(pdf: Pdf, participants: Participant[]): void {
  heading(pdf, 2, 'Team');
  table(pdf, {
    caption: 'Organisations that take part',
    columns: [
      { title: 'Name', share: 3 },
      { title: 'Role', share: 1 },
      { title: 'Responsibility', share: 3 },
    ],
    rows: participants.map(({ name, role, responsibility, left_at }) => [
      left_at ? `${name} (left on ${formatInstant(left_at)})` : name,
      role ? COLLABORATION_ROLE_WORDS[role].label : 'Partner',
      responsibility ?? '',
    ]),
  });
}

/** Says how many of the milestones are completed and overdue. */
function milestonesText(milestones: Milestone[], today: string): string {
  const done = milestones.filter(({ status }) => status === 'completed').length;
  const overdue = milestones.filter((one) => isOverdue(one, today)).length;
  return `${done} of ${milestones.length} completed, ${overdue} overdue`;
}

function statusText(milestone: Milestone, today: string): string {
  if (milestone.status === 'completed') return 'Completed';
  if (isOverdue(milestone, today)) return 'Overdue';
  return milestone.status === 'active' ? 'Active' : 'Pending';
}

/** A text as a person wrote it: two asterisks would make the rest bold. */
export const plain = (text: string): string => text.replaceAll('**', '');

interface DrawnMilestone {
  title: string;
  /** In words. */
  state: string;
  /** ISO days. */
  due_date: string | null;
  completed_date: string | null;
}

/** Draws milestones as a table. @param words the caption, and what is said where there are none. */
export function drawMilestones(
  pdf: Pdf,
  milestones: readonly DrawnMilestone[],
  words: { caption: string; none: string },
): void {
  heading(pdf, 2, 'Milestones');
  if (milestones.length === 0) {
    paragraph(pdf, words.none);
    return;
  }
  const dayText = (day: string | null) => (day ? formatDay(day) : '–');
  table(pdf, {
    caption: words.caption,
    columns: [
      { title: 'Milestone', share: 4 },
      { title: 'State', share: 1.4 },
      { title: 'Due', share: 1.4 },
      { title: 'Completed', share: 1.4 },
    ],
    rows: milestones.map(({ title, state, due_date, completed_date }) => [
      title,
      state,
      dayText(due_date),
      dayText(completed_date),
    ]),
  });
}

/** Draws what is planned against what is reached, as bars and as a table. @param plan words about it, if any. */
export function drawIndicators(
  pdf: Pdf,
  indicators: readonly MeasuredIndicator[],
  plan: string | null | undefined = null,
): void {
  heading(pdf, 2, 'Impact');
  if (plan) paragraph(pdf, `**Planned impact:** ${plain(plan)}`);
  if (indicators.length === 0) {
    paragraph(pdf, 'There are no indicators.');
    return;
  }
  bars(pdf, {
    kind: 'bars',
    title: 'Way from the baseline to the target',
    alt: 'The part of the way from the baseline to the target that each indicator has gone; the table below has the figures',
    rows: indicators.map((one) => ({
      name: one.name,
      value:
        one.actual_value === null ? 0 : Math.min(1, Math.max(0, shareReached(one, Number(one.actual_value)))),
      label: percentOf(one) ?? 'No reading yet',
    })),
  });
  table(pdf, {
    caption: 'Planned against reached',
    columns: [
      { title: 'Indicator', share: 2.6 },
      { title: 'Unit', share: 1.2 },
      { title: 'Baseline', share: 1.2, isFigure: true },
      { title: 'Planned', share: 1.5, isFigure: true },
      { title: 'Reached', share: 1.2, isFigure: true },
      { title: 'Day', share: 1.6 },
      { title: 'Target', share: 1.2, isFigure: true },
      { title: 'State', share: 1.5 },
    ],
    rows: indicators.map((one) => [
      one.name,
      one.unit,
      formatDecimal(one.baseline_value),
      one.actual_date ? plannedText(one, one.actual_date) : '–',
      one.actual_value ? formatDecimal(one.actual_value) : '–',
      one.actual_date ? formatDay(one.actual_date) : '–',
      formatDecimal(one.target_value),
      STATE_WORDS[stateOf(one)],
    ]),
  });
}
