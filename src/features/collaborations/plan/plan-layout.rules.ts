import { isDueTooEarly } from '#features/collaborations/milestones/milestone-plan.rules.ts';
import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';

/** Width of a day and height of a row in the picture, in CSS pixels. */
export const DAY_WIDTH = 3;
export const ROW_HEIGHT = 40;
/** Narrowest bar: a thumb finds it. */
const BAR_MIN = 24;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string) => {
  const date = new Date(Date.parse(firstOfMonth(day)));
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
};

/** Where a bar is: its distance from the left edge, and its width, in CSS pixels. */
interface Bar {
  left: number;
  width: number;
}

export interface PlanRow {
  milestone: Milestone;
  /** First ISO day of the bar; null without a due day. */
  from: string | null;
  bar: Bar | null;
}

/** A line from the end of a milestone to the begin of one that depends on it. */
interface PlanLine {
  path: string;
  /** The rows between which it runs, the upper one first. */
  rows: [number, number];
  /** True if the days do not fit: what depends is due before. */
  isConflict: boolean;
}

export interface PlanLayout {
  /** First ISO day of the picture; it begins with a month of India's calendar. */
  start: string;
  width: number;
  height: number;
  months: { label: string; left: number; width: number }[];
  /** Distance of today from the left edge. */
  today: number;
  rows: PlanRow[];
  lines: PlanLine[];
}

/** The first day of a milestone's bar: where its work begins, or the day on which it was added, but never after it is due. */
function firstDay({ start_date, created_at, due_date }: Milestone): string | null {
  if (due_date === null) return null;
  const day = start_date ?? dayInIndia(new Date(created_at));
  return day < due_date ? day : due_date;
}

const monthLabel = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

function monthsOf(start: string, end: string): PlanLayout['months'] {
  const months = [];
  for (let day = start; day < end; day = nextMonth(day)) {
    const width = daysBetween(day, nextMonth(day)) * DAY_WIDTH;
    months.push({ label: monthLabel(day), left: daysBetween(start, day) * DAY_WIDTH, width });
  }
  return months;
}

/** A line with corners: out of the end of one bar, down or up, and into the begin of the other. */
function lineBetween(from: Bar, fromRow: number, to: Bar, toRow: number): string {
  const [x1, y1] = [from.left + from.width, (fromRow + 0.5) * ROW_HEIGHT];
  const [x2, y2] = [to.left, (toRow + 0.5) * ROW_HEIGHT];
  if (x2 >= x1 + 12) return `M${x1} ${y1}H${x1 + 6}V${y2}H${x2}`;
  const between = y2 > y1 ? y2 - ROW_HEIGHT / 2 : y2 + ROW_HEIGHT / 2;
  return `M${x1} ${y1}H${x1 + 6}V${between}H${x2 - 6}V${y2}H${x2}`;
}

function linesOf(rows: PlanRow[]): PlanLine[] {
  const places = new Map(rows.map((row, at) => [row.milestone.id, { ...row, at }]));
  return rows.flatMap(({ milestone, bar }, at) =>
    milestone.depends_on.flatMap((id) => {
      const before = places.get(id);
      if (!bar || !before?.bar) return [];
      const isConflict = isDueTooEarly(milestone, before.milestone);
      const ends: [number, number] = [Math.min(before.at, at), Math.max(before.at, at)];
      return { path: lineBetween(before.bar, before.at, bar, at), rows: ends, isConflict };
    }),
  );
}

/** Places milestones in the picture of the plan, in their order. @param today ISO day in India. */
export function layOut(milestones: Milestone[], today: string): PlanLayout {
  const firsts = milestones.map(firstDay);
  const days = [today, ...firsts, ...milestones.map(({ due_date }) => due_date)].filter(
    (day) => day !== null,
  );
  const start = firstOfMonth(days.reduce((one, other) => (one < other ? one : other)));
  const end = nextMonth(days.reduce((one, other) => (one > other ? one : other)));
  const rows = milestones.map((milestone, at) => {
    const from = firsts[at] ?? null;
    if (from === null || milestone.due_date === null) return { milestone, from: null, bar: null };
    // The due day belongs to the bar.
    const width = Math.max(BAR_MIN, (daysBetween(from, milestone.due_date) + 1) * DAY_WIDTH);
    const right = (daysBetween(start, milestone.due_date) + 1) * DAY_WIDTH;
    return { milestone, from, bar: { left: Math.max(0, right - width), width } };
  });
  return {
    start,
    width: daysBetween(start, end) * DAY_WIDTH,
    height: rows.length * ROW_HEIGHT,
    months: monthsOf(start, end),
    today: (daysBetween(start, today) + 0.5) * DAY_WIDTH,
    rows,
    lines: linesOf(rows),
  };
}

/**
 * Returns the distance from the left edge at which the picture opens: the bar of the linked milestone; otherwise today, or the
 * end of the bar of the first open milestone where that is before, which a phone would not show beside today.
 * @param at.row the row at which it opens.
 */
export function placeToOpen({ rows, today }: PlanLayout, at: { row: number; isLinked: boolean }): number {
  const bar = rows[at.row]?.bar;
  if (!bar) return today;
  return at.isLinked ? bar.left : Math.min(today, bar.left + bar.width);
}
