import { listOwnGrants } from '#features/funds/grants/grants.service.ts';
import type { Side } from '#features/funds/moves/moves.rules.ts';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { periodWords } from '#platform/contract/quarters.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import { safeCell } from '#platform/contract/workbooks.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { tableFile } from '#platform/server/office/table-file.ts';
import { dueQuarters, expectedOf, moneyEnd, monthsOf } from './forecast.rules.ts';
import {
  type CalendarDay,
  type FundFigures,
  type FundForecast,
  type FundWait,
  type Grouping,
  WAITS_MAX,
} from './overview.contract.ts';
import * as overview from './overview.repository.ts';

/** Adds up all grants that the own organisation gives or gets. */
export async function getFundFigures(
  ctx: MemberContext,
  query: { side: Side; by: Grouping },
): Promise<FundFigures> {
  const [sums, rows] = await Promise.all([
    overview.findSums(ctx.db, ctx.actor, query.side, dayInIndia(ctx.now)),
    overview.findRows(ctx.db, ctx.actor, query),
  ]);
  return { ...sums, rows };
}

/** Most grants of one file. */
const EXPORTED_MAX = 10_000;

/** Writes all grants of a side as a file. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function exportFunds(
  ctx: MemberContext,
  { side, format }: { side: Side; format: TableFormat },
): Promise<FileToSend> {
  const { records } = await listOwnGrants(ctx, { page: 1, pageSize: EXPORTED_MAX });
  const table = {
    header: [
      ...['Grant', 'Company', 'NGO', 'Schedule VII', 'Money', 'State', 'Agreed', 'Approved', 'Released'],
      ...['Received', 'Used', 'Paid back', 'Interest', 'With the NGO'],
    ],
    rows: records
      .filter(({ own_side }) => own_side === side)
      .map((grant) => [
        safeCell(grant.title),
        safeCell(grant.funder.name),
        safeCell(grant.agency.name),
        grant.schedule_vii_item,
        grant.money,
        grant.state,
        grant.amount,
        grant.approved,
        grant.released,
        grant.received,
        grant.utilised,
        grant.refunded,
        grant.interest,
        grant.received + grant.interest - grant.utilised - grant.refunded,
      ]),
  };
  return tableFile(ctx, table, { name: `Grants ${dayInIndia(ctx.now)}`, format });
}

/** Lists what grants wait for, of the own organisation and its partners. */
export async function listFundWaits(ctx: MemberContext): Promise<FundWait[]> {
  const today = dayInIndia(ctx.now);
  const [rows, running] = await Promise.all([
    overview.findWaits(ctx.db, ctx.actor),
    overview.findRunning(ctx.db, ctx.actor, today),
  ]);
  const waits = rows.map(
    ({ own_side, funder_name, agency_name, ...row }): FundWait => ({
      ...row,
      partner: own_side === 'funder' ? agency_name : funder_name,
      is_own: row.waits_for === own_side,
      is_late: row.due_on !== null && row.due_on < today,
    }),
  );
  const statements = running.flatMap((grant) =>
    dueQuarters(grant, today)
      .filter(({ to }) => to < today)
      .map(
        (quarter): FundWait => ({
          kind: 'send-statement',
          ...aboutGrant(grant),
          waits_for: 'agency',
          is_own: grant.own_side === 'agency',
          amount: null,
          since: dayAfter(quarter.to, 1),
          due_on: quarter.due_on,
          is_late: quarter.due_on < today,
        }),
      ),
  );
  return [...waits, ...statements].sort((a, b) => a.since.localeCompare(b.since)).slice(0, WAITS_MAX);
}

const aboutGrant = (grant: overview.RunningGrant) => ({
  grant_id: grant.id,
  collaboration_id: grant.collaboration_id,
  title: grant.title,
  partner: grant.own_side === 'funder' ? grant.agency_name : grant.funder_name,
});

/** Says for the NGO what money is likely to come when, and when it ends. */
export async function getFundForecast(ctx: MemberContext): Promise<FundForecast> {
  const today = dayInIndia(ctx.now);
  const running = await overview.findRunning(ctx.db, ctx.actor, today);
  const own = running.filter(({ own_side }) => own_side === 'agency');
  const facts = (grant: overview.RunningGrant) => ({
    grant_id: grant.id,
    collaboration_id: grant.collaboration_id,
    title: grant.title,
    funder: grant.funder_name,
  });
  const expected = own
    .flatMap((grant) => expectedOf(grant, today).map((one) => ({ ...facts(grant), ...one })))
    .sort((a, b) => a.on.localeCompare(b.on));
  return {
    months: monthsOf(expected, today),
    expected,
    ends: own.map((grant) => ({ ...facts(grant), balance: grant.balance, ...moneyEnd(grant, today) })),
  };
}

/** Days ahead that the calendar shows. */
const AHEAD = 365;

/** Lists the days of all running grants: what is late, and what comes within a year. */
export async function listFundDays(ctx: MemberContext): Promise<CalendarDay[]> {
  const today = dayInIndia(ctx.now);
  const last = dayAfter(today, AHEAD);
  const running = await overview.findRunning(ctx.db, ctx.actor, today);
  const days = running.flatMap((grant): CalendarDay[] => {
    const about = { ...aboutGrant(grant), amount: null, period: null };
    const isAgency = grant.own_side === 'agency';
    const statements = dueQuarters(grant, today).map(
      ({ from, to, due_on }): CalendarDay => ({
        ...about,
        on: due_on,
        kind: 'statement',
        period: periodWords({ from, to }),
        is_own: isAgency,
        is_late: due_on < today,
      }),
    );
    const payments = grant.requests.map(({ amount, sent_on }): CalendarDay => {
      const on = dayAfter(sent_on, grant.pay_by_days);
      return { ...about, on, kind: 'payment', amount, is_own: !isAgency, is_late: on < today };
    });
    const tranches = grant.tranches.map(
      ({ amount, planned_on }): CalendarDay => ({
        ...about,
        on: planned_on,
        kind: 'tranche',
        amount,
        is_own: isAgency,
        is_late: planned_on < today,
      }),
    );
    return [...statements, ...payments, ...tranches];
  });
  return days
    .filter(({ on }) => on <= last)
    .sort((a, b) => a.on.localeCompare(b.on))
    .slice(0, WAITS_MAX);
}
