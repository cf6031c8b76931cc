import { type RawBuilder, sql } from 'kysely';
import type { Side } from '#features/funds/moves/moves.rules.ts';
import { grantsOf } from '#features/funds/parties/standing.repository.ts';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { type FundFigures, type Grouping, ROWS_MAX, WAITS_MAX, type WaitKind } from './overview.contract.ts';

interface Reader {
  accountId: string;
  profileId: ProfileId;
}

/** The grants that a person reads on a side and that were agreed, as `with mine as (...)`. */
const mine = (db: Db, reader: Reader, side?: Side) =>
  sql`with mine as (${grantsOf(db, reader)
    .where('g.state', '<>', 'draft')
    .$if(side !== undefined, (some) =>
      some.where(side === 'funder' ? 'g.funder_id' : 'g.agency_id', '=', reader.profileId),
    )
    .select(['g.id'])})`;

const OF_GRANT = sql`sum(g.agreed)::bigint as agreed, sum(g.approved)::bigint as approved,
  sum(g.released)::bigint as released, sum(g.received)::bigint as received, sum(g.utilised)::bigint as used`;

/** The statement that adds grants up, by grouping; each has `key` and `name`. */
function grouped(side: Side): Record<Grouping, RawBuilder<unknown>> {
  const partner = side === 'funder' ? sql.ref('g.agency_id') : sql.ref('g.funder_id');
  const name = side === 'funder' ? sql.ref('g.agency_name') : sql.ref('g.funder_name');
  return {
    project: sql`select g.id::text as key, g.title as name, ${OF_GRANT} from mine join grants g using (id) group by g.id`,
    partner: sql`select coalesce(${partner}::text, ${name}) as key, max(${name}) as name, ${OF_GRANT}
      from mine join grants g using (id) group by coalesce(${partner}::text, ${name})`,
    state: sql`select coalesce(p.headquarters_state, '') as key, coalesce(p.headquarters_state, 'Not known') as name,
      ${OF_GRANT} from mine join grants g using (id) left join profiles p on p.id = g.agency_id
      group by p.headquarters_state`,
    head: sql`select h.kind as key, h.kind as name, sum(h.amount + h.reallocated)::bigint as agreed,
      null::bigint as approved, null::bigint as released, null::bigint as received, sum(h.utilised)::bigint as used
      from mine join grant_heads h on h.grant_id = mine.id group by h.kind`,
    year: sql`select financial_year as key, financial_year as name, sum(agreed)::bigint as agreed,
      sum(approved)::bigint as approved, sum(released)::bigint as released, sum(received)::bigint as received,
      sum(used)::bigint as used
      from (
        select y.financial_year, y.amount as agreed, 0 as approved, 0 as released, 0 as received, 0 as used
        from mine join grant_years y on y.grant_id = mine.id
        union all
        select e.financial_year, 0, case e.kind when 'approved' then e.amount else 0 end,
          case e.kind when 'released' then e.amount else 0 end, case e.kind when 'received' then e.amount else 0 end,
          case e.kind when 'utilised' then e.amount else 0 end
        from mine join grant_entries e on e.grant_id = mine.id
        where e.kind in ('approved', 'released', 'received', 'utilised')) parts
      group by financial_year`,
  };
}

/** Adds up the grants of a side by a grouping; at most `ROWS_MAX` rows, the largest first, years in their order. */
export async function findRows(db: Db, reader: Reader, { side, by }: { side: Side; by: Grouping }) {
  const order = by === 'year' ? sql`order by key` : sql`order by agreed desc, name, key`;
  const { rows } = await sql<FundFigures['rows'][number]>`
    ${mine(db, reader, side)} ${grouped(side)[by]} ${order} limit ${ROWS_MAX}`.execute(db);
  return rows;
}

/** A request that the company has still to pay, after its days. */
const LATE = sql`r.state in ('sent', 'checked', 'approved')
  and (r.sent_at at time zone 'Asia/Kolkata')::date + g.pay_by_days`;

/** Adds up all grants of a side. @param today ISO day in India. */
export async function findSums(db: Db, reader: Reader, side: Side, today: string) {
  const { rows } = await sql<Omit<FundFigures, 'rows'>>`
    ${mine(db, reader, side)}
    select count(*)::int as grants, coalesce(sum(g.agreed), 0)::bigint as agreed,
      coalesce(sum(g.approved), 0)::bigint as approved, coalesce(sum(g.released), 0)::bigint as released,
      coalesce(sum(g.received), 0)::bigint as received, coalesce(sum(g.utilised), 0)::bigint as used,
      coalesce((select sum(r.amount - r.received) from mine m join grants g on g.id = m.id
        join fund_requests r on r.grant_id = m.id where ${LATE} < ${today}::date), 0)::bigint as late
    from mine join grants g using (id)`.execute(db);
  return rows[0] ?? { grants: 0, agreed: 0, approved: 0, released: 0, received: 0, used: 0, late: 0 };
}

/** Something that a grant waits for. */
interface WaitRow {
  kind: WaitKind;
  grant_id: string;
  collaboration_id: string;
  title: string;
  funder_name: string;
  agency_name: string;
  own_side: Side;
  waits_for: Side;
  amount: number | null;
  since: string;
  due_on: string | null;
}

/** Finds what the grants of a person wait for, of both sides, the oldest first; at most `WAITS_MAX`. */
export async function findWaits(db: Db, reader: Reader): Promise<WaitRow[]> {
  const day = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`;
  const { rows } = await sql<WaitRow>`
    with mine as (${grantsOf(db, reader).where('c.archived_at', 'is', null).select(['g.id'])})
    select w.kind, g.id as grant_id, g.collaboration_id, g.title, g.funder_name, g.agency_name,
      case when g.funder_id = ${reader.profileId} then 'funder' else 'agency' end as own_side,
      w.waits_for, w.amount, w.since::text, w.due_on::text
    from mine join grants g using (id)
    cross join lateral (
      select 'agree' as kind, side.name as waits_for, g.amount, ${day('v.made_at')} as since, null::date as due_on
        from grant_versions v cross join (values ('funder'), ('agency')) side (name)
        where v.grant_id = g.id and v.number = g.version and g.version is distinct from g.agreed_version
          and g.state in ('draft', 'agreed', 'active')
          and case side.name when 'funder' then v.funder_agreed_at else v.agency_agreed_at end is null
          and (g.state <> 'draft' or coalesce(v.funder_agreed_at, v.agency_agreed_at) is not null)
      union all
      select case r.state when 'sent' then 'check-request' when 'checked' then 'approve-request' else 'mend-request' end,
        case r.state when 'returned' then 'agency' else 'funder' end, r.amount, ${day('r.updated_at')},
        case when r.state <> 'returned' then ${day('r.sent_at')} + g.pay_by_days end
        from fund_requests r where r.grant_id = g.id and r.state in ('sent', 'checked', 'returned')
      union all
      select 'prepare-payment', 'funder', r.amount - r.released, ${day('r.updated_at')},
        ${day('r.sent_at')} + g.pay_by_days
        from fund_requests r where r.grant_id = g.id and r.state = 'approved' and r.released < r.amount
      union all
      select case x.state when 'prepared' then 'authorise-payment' when 'authorised' then 'initiate-payment'
          else 'confirm-payment' end,
        case x.state when 'initiated' then 'agency' else 'funder' end, x.amount, ${day('x.updated_at')},
        case when x.state = 'initiated' then x.initiated_on + 7 else ${day('r.sent_at')} + g.pay_by_days end
        from fund_releases x join fund_requests r on r.id = x.request_id
        where x.grant_id = g.id and x.state in ('prepared', 'authorised', 'initiated')
      union all
      select case u.state when 'sent' then 'accept-statement' else 'mend-statement' end,
        case u.state when 'sent' then 'funder' else 'agency' end, null, ${day('u.updated_at')}, null
        from utilisations u where u.grant_id = g.id and u.state in ('sent', 'returned')
      union all
      select 'confirm-refund', 'funder', f.amount, f.refunded_on, null
        from grant_refunds f where f.grant_id = g.id and f.confirmed_at is null
      union all
      select 'answer-move', 'funder', m.amount, ${day('m.created_at')}, null
        from grant_reallocations m where m.grant_id = g.id and m.state = 'proposed'
      union all
      select 'close', 'funder', null, ${day('g.updated_at')}, null where g.state = 'closing'
    ) w
    order by w.since, g.id limit ${WAITS_MAX}`.execute(db);
  return rows;
}

/** A grant that is running, with what forecasts and calendars need. */
export interface RunningGrant {
  id: string;
  collaboration_id: string;
  title: string;
  funder_id: string | null;
  agency_id: string | null;
  funder_name: string;
  agency_name: string;
  own_side: Side;
  pay_by_days: number;
  balance: number;
  /** Whole rupees that were spent in the last 90 days, entered by the NGO. */
  spent: number;
  /** ISO days of the first receipt, and the last day that a sent or accepted statement covers. */
  first_receipt: string | null;
  shown_until: string | null;
  tranches: { number: number; amount: number; planned_on: string }[];
  requests: { state: string; amount: number; number: number; sent_on: string }[];
}

const RUNNING = (today: string) => sql`
  g.id, g.collaboration_id, g.title, g.funder_id, g.agency_id, g.funder_name, g.agency_name, g.pay_by_days,
  (g.received + g.interest - g.refunded - coalesce((select sum(charged) from grant_heads where grant_id = g.id), 0))::bigint
    as balance,
  coalesce((select sum(e.charged) from grant_expenses e
    where e.grant_id = g.id and e.spent_on > ${today}::date - 90), 0)::bigint as spent,
  (select min(x.received_on)::text from fund_releases x where x.grant_id = g.id) as first_receipt,
  (select max(u.period_to)::text from utilisations u where u.grant_id = g.id and u.state in ('sent', 'accepted'))
    as shown_until,
  (select coalesce(jsonb_agg(jsonb_build_object('number', t.number, 'amount', t.amount - t.requested,
      'planned_on', t.planned_on) order by t.number), '[]') from grant_tranches t
    where t.grant_id = g.id and t.requested < t.amount) as tranches,
  (select coalesce(jsonb_agg(jsonb_build_object('state', r.state, 'amount', a.amount - a.received, 'number', t.number,
      'sent_on', (r.sent_at at time zone 'Asia/Kolkata')::date) order by r.sent_at, t.number), '[]')
    from fund_requests r join fund_request_tranches a on a.request_id = r.id join grant_tranches t on t.id = a.tranche_id
    where r.grant_id = g.id and r.state in ('sent', 'checked', 'approved', 'paid') and a.received < a.amount
      and r.sent_at is not null) as requests`;

/** Finds the running grants of a person; at most `ROWS_MAX`. @param today ISO day in India. */
export async function findRunning(db: Db, reader: Reader, today: string): Promise<RunningGrant[]> {
  const { rows } = await sql<RunningGrant>`
    with mine as (${grantsOf(db, reader).where('g.state', 'in', ['agreed', 'active']).select(['g.id'])})
    select ${RUNNING(today)}, case when g.funder_id = ${reader.profileId} then 'funder' else 'agency' end as own_side
    from mine join grants g using (id) order by g.created_at desc, g.id limit ${ROWS_MAX}`.execute(db);
  return rows;
}

/** Finds running grants after an id, for work that no person starts. @param today ISO day in India. */
export async function findAllRunning(db: Db, today: string, after: string | null, limit: number) {
  const { rows } = await sql<RunningGrant>`
    select ${RUNNING(today)}, 'agency' as own_side from grants g
    where g.state in ('agreed', 'active') and g.collaboration_id is not null
      and (${after}::uuid is null or g.id > ${after}::uuid)
    order by g.id limit ${limit}`.execute(db);
  return rows;
}

/** Finds payments that are with the bank for this many days or more, and not confirmed. */
export async function findUnconfirmed(db: Db, today: string, days: number) {
  const { rows } = await sql<{ id: string; grant_id: string; amount: number; days: number }>`
    select x.id, x.grant_id, x.amount, ${today}::date - x.initiated_on as days from fund_releases x
    where x.state = 'initiated' and x.initiated_on <= ${today}::date - ${days}::int order by x.id`.execute(
    db,
  );
  return rows;
}

interface Reminder {
  grant_id: string;
  kind: 'statement' | 'payment' | 'receipt';
  subject: string;
  step: 'soon' | 'late' | 'very-late';
  sent_at: Date;
}

/** Keeps that a reminder is sent. @returns false if it was sent before. */
export async function insertReminder(db: Db, reminder: Reminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('grant_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
