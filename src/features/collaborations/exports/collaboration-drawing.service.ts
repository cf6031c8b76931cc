import { COLLABORATION_ROLE_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { formatDecimal } from '#features/collaborations/indicators/decimals.rules.ts';
import {
  plannedOn,
  STATE_WORDS,
  shareReached,
  stateOf,
} from '#features/collaborations/indicators/indicator-progress.rules.ts';
import type { Indicator } from '#features/collaborations/indicators/indicators.contract.ts';
import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import type { Participant } from '#features/collaborations/participants/participants.contract.ts';
import { formatCount, formatIndian } from '#platform/contract/counts.ts';
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

/** A text as a person wrote it: two asterisks would make the rest bold. */
const plain = (text: string) => text.replaceAll('**', '');

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Draws what the records of a collaboration say now: an accessible PDF. */
export function drawCollaboration(ctx: Pick<Context, 'now'>, records: Records): Promise<Buffer> {
  const { now } = ctx;
  const { collaboration, files } = records;
  const today = dayInIndia(now);
  const subtitle = `As it is on ${formatDay(today)}`;
  const details = {
    ...{ title: collaboration.title, author: 'Dayitva', subject: subtitle, date: now },
    foot: `Dayitva · ${collaboration.title.slice(0, 70)} · ${formatDay(today)}`,
  };
  return makePdf(details, (pdf) => {
    heading(pdf, 1, collaboration.title);
    paragraph(pdf, subtitle, { size: 11.5, isSoft: true, after: 12 });
    paragraph(pdf, plain(collaboration.description));
    drawFacts(pdf, collaboration);
    drawParticipants(pdf, records.participants);
    drawMilestones(pdf, records.milestones, today);
    drawIndicators(pdf, records.indicators, collaboration);
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

function drawMilestones(pdf: Pdf, milestones: Milestone[], today: string): void {
  heading(pdf, 2, 'Milestones');
  if (milestones.length === 0) {
    paragraph(pdf, 'No milestones yet.');
    return;
  }
  const done = milestones.filter(({ status }) => status === 'completed').length;
  const late = milestones.filter((one) => isOverdue(one, today)).length;
  table(pdf, {
    caption: `${done} of ${milestones.length} completed, ${late} overdue`,
    columns: [
      { title: 'Milestone', share: 4 },
      { title: 'Due', share: 1.3 },
      { title: 'Status', share: 2 },
    ],
    rows: milestones.map((one) => [
      one.title,
      one.due_date ? formatDay(one.due_date) : 'No date',
      statusText(one, today),
    ]),
  });
}

const isOverdue = ({ status, due_date }: Milestone, today: string) =>
  status !== 'completed' && due_date !== null && due_date < today;

function statusText(milestone: Milestone, today: string): string {
  if (milestone.completed_at) return `Completed on ${formatInstant(milestone.completed_at)}`;
  if (isOverdue(milestone, today)) return 'Overdue';
  return milestone.status === 'active' ? 'Active' : 'Pending';
}

function drawIndicators(pdf: Pdf, indicators: Indicator[], { impact_metrics: impact }: Collaboration): void {
  heading(pdf, 2, 'Impact');
  if (impact.expectedImpact) paragraph(pdf, `**Planned impact:** ${plain(impact.expectedImpact)}`);
  if (indicators.length === 0) {
    paragraph(pdf, 'No indicators yet.');
    return;
  }
  bars(pdf, {
    kind: 'bars',
    title: 'Share of the way from baseline to target',
    alt: 'Share of the way from baseline to target that each indicator has gone. The table below has the figures.',
    rows: indicators.map((one) => {
      const share = one.actual_value === null ? 0 : shareReached(one, Number(one.actual_value));
      return {
        name: one.name,
        value: Math.max(0, share),
        label: one.actual_value ? percent(share) : 'no reading',
      };
    }),
  });
  table(pdf, {
    caption: 'Planned against reached',
    columns: [
      { title: 'Indicator', share: 3 },
      { title: 'Unit', share: 1.4 },
      { title: 'Baseline', share: 1.2, isFigure: true },
      { title: 'Planned by then', share: 1.3, isFigure: true },
      { title: 'Reached', share: 1.2, isFigure: true },
      { title: 'Target', share: 1.2, isFigure: true },
      { title: 'State', share: 1.8 },
    ],
    rows: indicators.map((one) => [
      one.name,
      one.unit,
      formatDecimal(one.baseline_value),
      one.actual_date ? formatIndian(plannedOn(one, one.actual_date), 1) : '',
      one.actual_value ? formatDecimal(one.actual_value) : '',
      formatDecimal(one.target_value),
      one.actual_date ? `${STATE_WORDS[stateOf(one)]} (${formatDay(one.actual_date)})` : STATE_WORDS.unread,
    ]),
  });
}
