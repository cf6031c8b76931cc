import { sql } from 'kysely';
import { PAYING_STATES, SHOWING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { FundTask } from './fund-tasks.contract.ts';

interface Asked {
  reader: { accountId: string; profileId: ProfileId };
  /** Whose turn it is: the own side's, or the other's. */
  turn: 'own' | 'partner';
  /** The roles of the own organisation in a collaboration that let the person do this. */
  roles: { agree: readonly string[]; money: readonly string[] };
  limit: number;
  /** One record alone. */
  id?: string | undefined;
}

type Row = FundTask & { partner_id: string | null; total: number };

/** The condition that the person reads the collaboration of the organisation's place `mine`. */
const isReadBy = (accountId: string) =>
  sql`exists (select from collaboration_readers r where r.participant_id = mine.id and r.account_id = ${accountId})`;

/** The own grants that are not closed, in collaborations that the person reads, each with the own side. */
const mine = ({ reader: { accountId, profileId }, roles }: Asked) => sql`
  select g.id, g.title, g.amount, g.state, g.version, g.agreed_version, g.updated_at,
    c.id as collaboration_id, c.title as collaboration_title,
    case when g.funder_id = ${profileId} then 'funder' else 'agency' end as side,
    case when g.funder_id = ${profileId} then g.agency_id else g.funder_id end as partner_id,
    case when g.funder_id = ${profileId} then g.agency_name else g.funder_name end as partner,
    mine.role = any(${roles.agree}::text[]) as may_agree, mine.role = any(${roles.money}::text[]) as may_money
  from grants g
  join collaborations c on c.id = g.collaboration_id and c.archived_at is null
  join collaboration_participants mine on mine.collaboration_id = c.id and mine.profile_id = ${profileId}
  where (g.funder_id = ${profileId} or g.agency_id = ${profileId}) and g.state <> 'closed' and ${isReadBy(accountId)}`;

/** The tasks of grants: whose turn it is, which right it needs, and whether two-person rules leave it to the caller. */
const tasks = (accountId: string) => sql`
  select g.id as grant_id, g.id, 'grant' as noun, 'agree' as task, s.turn, null::int as number, g.amount,
    v.made_at as since, g.may_agree as may, true as is_for_me
  from mine g
  join grant_versions v on v.grant_id = g.id and v.number = g.version
  cross join lateral (values ('funder', v.funder_agreed_at, v.agency_agreed_at),
    ('agency', v.agency_agreed_at, v.funder_agreed_at)) s (turn, agreed_at, others_at)
  where s.agreed_at is null and (s.turn = g.side or s.others_at is not null)
    and (g.state = 'draft' or g.state in ('agreed', 'active') and g.version > g.agreed_version)
  union all
  select g.id, g.id, 'grant', 'close', 'funder', null, g.amount, g.updated_at, g.may_agree, true
  from mine g where g.state = 'closing'
  union all
  select g.id, r.id, 'fund-request',
    case r.state when 'draft' then 'send' when 'returned' then 'send-again' when 'sent' then 'check'
      when 'checked' then 'approve' else case when under_way.bounced then 'pay-again' else 'pay' end end,
    case when r.state in ('draft', 'returned') then 'agency' else 'funder' end,
    r.number, case r.state when 'approved' then r.amount - r.released - under_way.amount else r.amount end,
    r.updated_at, g.may_money, r.state <> 'checked' or r.checked_by is distinct from ${accountId}
  from mine g
  join fund_requests r on r.grant_id = g.id and r.state in ('draft', 'returned', 'sent', 'checked', 'approved')
  cross join lateral (
    select coalesce(sum(p.amount) filter (where p.state in ('prepared', 'authorised')), 0)::bigint as amount,
      coalesce(bool_or(p.state = 'bounced'), false) as bounced
    from fund_releases p where p.request_id = r.id) under_way
  where g.state = any(${PAYING_STATES}::text[]) and (r.state <> 'draft' or g.side = 'agency')
    and (r.state <> 'approved' or r.amount > r.released + under_way.amount)
  union all
  select g.id, p.id, 'release',
    case p.state when 'prepared' then 'authorise' when 'authorised' then 'initiate' else 'confirm' end,
    case p.state when 'initiated' then 'agency' else 'funder' end,
    null, p.amount, p.updated_at, g.may_money, p.state <> 'prepared' or p.prepared_by is distinct from ${accountId}
  from mine g
  join fund_releases p on p.grant_id = g.id and p.state in ('prepared', 'authorised', 'initiated')
  where p.state = 'initiated' or g.state = any(${PAYING_STATES}::text[])
  union all
  select g.id, u.id, 'utilisation',
    case u.state when 'draft' then 'send' when 'returned' then 'send-again' else 'accept' end,
    case u.state when 'sent' then 'funder' else 'agency' end, u.number, null, u.updated_at, g.may_money,
    u.state <> 'sent' or not exists (select from utilisation_acceptances a
      where a.utilisation_id = u.id and a.round = u.round and a.account_id = ${accountId})
  from mine g
  join utilisations u on u.grant_id = g.id and u.state <> 'accepted'
  where g.state = any(${SHOWING_STATES}::text[]) and (u.state <> 'draft' or g.side = 'agency')
  union all
  select g.id, b.id, 'refund', 'confirm', 'funder', null, b.amount, b.created_at, g.may_money, true
  from mine g join grant_refunds b on b.grant_id = g.id and b.confirmed_at is null
  where g.state = any(${SHOWING_STATES}::text[])
  union all
  select g.id, m.id, 'reallocation', 'accept', 'funder', null, m.amount, m.created_at, g.may_money, true
  from mine g join grant_reallocations m on m.grant_id = g.id and m.state = 'proposed'
  where g.state = any(${SHOWING_STATES}::text[])`;

/** Finds the first tasks with the money of the member's grants, the longest waiting first; `total` counts all. */
export async function findFundTasks(db: Db, asked: Asked): Promise<Row[]> {
  const isTurn =
    asked.turn === 'own' ? sql`t.turn = g.side and t.may and t.is_for_me` : sql`t.turn <> g.side`;
  const { rows } = await sql<Row>`
    with mine as (${mine(asked)}), tasks as (${tasks(asked.reader.accountId)})
    select t.id, t.noun, t.task, t.number, t.amount, t.since, g.partner as name, g.partner_id, g.id as grant_id,
      g.title as grant_title, g.collaboration_id, g.collaboration_title, (count(*) over ())::int as total
    from tasks t join mine g on g.id = t.grant_id
    where ${isTurn} and ${asked.id === undefined ? sql`true` : sql`t.id = ${asked.id}`}
    order by t.since, t.id limit ${asked.limit}`.execute(db);
  return rows;
}

/** Sums the money of the member's grants that both sides agreed to, by side, in whole rupees. */
export async function sumGrants(db: Db, { accountId, profileId }: Asked['reader']) {
  const { rows } = await sql<{
    grants: number;
    agreed: number;
    received: number;
    utilised: number;
  }>`
    select count(*)::int as grants, coalesce(sum(g.agreed), 0)::bigint as agreed,
      coalesce(sum(g.received), 0)::bigint as received, coalesce(sum(g.utilised), 0)::bigint as utilised
    from grants g
    join collaboration_participants mine on mine.collaboration_id = g.collaboration_id and mine.profile_id = ${profileId}
    where (g.funder_id = ${profileId} or g.agency_id = ${profileId}) and g.agreed > 0 and ${isReadBy(accountId)}`.execute(
    db,
  );
  if (!rows[0]) throw new Error('an aggregate without rows');
  return rows[0];
}
