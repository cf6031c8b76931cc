import { dayInIndia } from '#platform/contract/dates.ts';
import { paginationOf } from '#platform/contract/paging.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { withTotal } from '#platform/server/database/waiting.ts';
import type {
  ProgrammeChoices,
  ProgrammeFigures,
  ProgrammeFilters,
  ProgrammeListQuery,
  ProgrammeMilestonesQuery,
} from './portfolio.contract.ts';
import * as portfolio from './portfolio.repository.ts';
import { figuresOf, yearsBetween } from './portfolio.rules.ts';

/** Most lines that figures and files are made of. A member can start 500 collaborations, and be invited into others. */
const LINES_MAX = 2000;

const readerOf = ({ actor, now }: MemberContext) => ({ ...actor, today: dayInIndia(now) });

type Counted<Row> = Row & { total: number };

/** Reads a page of lines. After the last page the first line says how many there are. */
async function pageOf<Row, Query extends { page: number; pageSize: number }>(
  query: Query,
  find: (query: Query) => Promise<Counted<Row>[]>,
) {
  const { first: records, total } = withTotal(await find(query));
  if (records.length > 0 || query.page === 1) return { records, pagination: paginationOf(query, total) };
  const [one] = await find({ ...query, page: 1, pageSize: 1 });
  return { records, pagination: paginationOf(query, one?.total ?? 0) };
}

export const listProgramme = (ctx: MemberContext, query: ProgrammeListQuery) =>
  pageOf(query, (asked) => portfolio.findRows(ctx.db, readerOf(ctx), asked));

export const listProgrammeMilestones = (ctx: MemberContext, query: ProgrammeMilestonesQuery) =>
  pageOf(query, (asked) => portfolio.findMilestonesOfAll(ctx.db, readerOf(ctx), asked));

/** All lines that pass the filters in the order of the query, `LINES_MAX` at most. */
export const listEveryRow = (
  ctx: MemberContext,
  query: ProgrammeFilters & Partial<Pick<ProgrammeListQuery, 'sort' | 'down'>>,
) => portfolio.findRows(ctx.db, readerOf(ctx), { sort: 'late', ...query, page: 1, pageSize: LINES_MAX });

/** Most milestones in a file. */
const MILESTONES_MAX = 20_000;

/** All milestones that pass the filters, by due date, `MILESTONES_MAX` at most. */
export const listEveryMilestone = (
  ctx: MemberContext,
  query: ProgrammeFilters & Pick<ProgrammeMilestonesQuery, 'all'>,
) =>
  portfolio.findMilestonesOfAll(ctx.db, readerOf(ctx), {
    sort: 'due',
    ...query,
    page: 1,
    pageSize: MILESTONES_MAX,
  });

export async function getProgrammeFigures(
  ctx: MemberContext,
  filters: ProgrammeFilters,
): Promise<ProgrammeFigures> {
  return figuresOf(await listEveryRow(ctx, filters), dayInIndia(ctx.now));
}

export async function getProgrammeChoices(ctx: MemberContext): Promise<ProgrammeChoices> {
  const { partners, places, first_day, last_day } = await portfolio.findChoices(ctx.db, readerOf(ctx));
  return { partners, places, years: first_day && last_day ? yearsBetween(first_day, last_day) : [] };
}
