import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { PAYING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { FundRequests } from '#platform/server/database/schema.generated.ts';
import type { FundRequestState } from './fund-request-moves.rules.ts';

const COLUMNS = columnsOf(
  'r',
  `
  id grant_id number amount released received note state remark checked_by approved_by approved_at sent_at overdue_told_at created_at
  updated_at
`,
);

/** Requests that the company has still to pay. */
export const WAITING_FOR_MONEY: readonly FundRequestState[] = ['sent', 'checked', 'approved'];

/** The condition that the days of a grant to pay a request, from its sending on, have passed before an ISO day. */
const isOverdue = (today: string) =>
  sql<SqlBool>`(r.sent_at at time zone 'Asia/Kolkata')::date + g.pay_by_days < ${today}::date`;

const requests = (db: Db) =>
  db
    .selectFrom('fund_requests as r')
    .innerJoin('grants as g', 'g.id', 'r.grant_id')
    .select(COLUMNS)
    .select([
      sql<string | null>`acting_name(r.checked_by, g.funder_id)`.as('checked_by_name'),
      sql<string | null>`acting_name(r.approved_by, g.funder_id)`.as('approved_by_name'),
    ])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('fund_request_tranches as a')
          .innerJoin('grant_tranches as t', 't.id', 'a.tranche_id')
          .select(['t.id', 't.number', 'a.amount', 'a.received'])
          .whereRef('a.request_id', '=', 'r.id')
          .orderBy('t.number'),
      ).as('tranches'),
    );
export type FundRequestRow = Awaited<ReturnType<typeof findRequests>>['records'][number];

/** Finds the grant of a request; undefined where there is no such request. */
export const findGrantId = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('fund_requests').select('grant_id').where('id', '=', id).executeTakeFirst())?.grant_id;

export const findRequest = (db: Db, id: string) => requests(db).where('r.id', '=', id).executeTakeFirst();

/** Finds one page of the requests of a grant, newest first; `total` counts all. */
export async function findRequests(
  db: Db,
  grantId: string,
  { page, pageSize, withDrafts }: { page: number; pageSize: number; withDrafts: boolean },
) {
  const [records, { total }] = await Promise.all([
    requests(db)
      .where('r.grant_id', '=', grantId)
      .$if(!withDrafts, (sent) => sent.where('r.state', '<>', 'draft'))
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('fund_requests')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('grant_id', '=', grantId)
      .$if(!withDrafts, (sent) => sent.where('state', '<>', 'draft'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

/** Returns true if the grant already has `max` requests. */
export const hasRequests = (db: Db, grantId: string, max: number) =>
  hasAsMany(db, { table: 'fund_requests', column: 'grant_id' }, grantId, max);

/** Stores a request with the next number of the grant, and what of it belongs to which tranche. */
export async function insertRequest(
  db: Db,
  request: Omit<Insertable<FundRequests>, 'number'>,
  tranches: { tranche_id: string; amount: number }[],
): Promise<void> {
  await db
    .insertInto('fund_requests')
    .values({
      ...request,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from fund_requests where grant_id = ${request.grant_id})`,
    })
    .execute();
  await db
    .insertInto('fund_request_tranches')
    .values(tranches.map((one) => ({ ...one, request_id: request.id })))
    .execute();
}

/** Made where it is needed: at the start the words of nouns are not known yet. */
const taken = () =>
  new AppError('BEYOND_BUDGET', {
    message: 'Another request has asked for this tranche meanwhile.',
  });

/** @throws AppError BEYOND_BUDGET for more than a tranche has, SAME_PERSON. */
export async function updateRequest(db: Db, id: string, changes: Updateable<FundRequests>): Promise<void> {
  const meanings = {
    grant_tranches_requested_within_amount: taken(),
    fund_requests_two_persons: 'SAME_PERSON',
  } as const;
  await mapConstraints(meanings, () =>
    db.updateTable('fund_requests').set(changes).where('id', '=', id).execute(),
  );
}

/** Adds what the NGO has got of a tranche by a request. */
export async function addReceived(
  db: Db,
  { requestId, trancheId, amount }: { requestId: string; trancheId: string; amount: number },
): Promise<void> {
  await db
    .updateTable('fund_request_tranches')
    .set((row) => ({ received: row('received', '+', amount) }))
    .where('request_id', '=', requestId)
    .where('tranche_id', '=', trancheId)
    .execute();
}

/** Finds approved requests of before an instant of which nothing was paid, at most `limit`. */
export const findUnpaid = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('fund_requests as r')
    .innerJoin('grants as g', 'g.id', 'r.grant_id')
    .select(['r.id', 'r.grant_id', 'g.title', 'g.collaboration_id', 'g.funder_id', 'g.agency_id'])
    .where('r.state', '=', 'approved')
    .where('r.approved_at', '<', before)
    .where('r.released', '=', 0)
    .orderBy('r.approved_at')
    .limit(limit)
    .execute();

/** Locks a grant for work that no person starts. */
export async function lockGrantRow(db: Db, grantId: string): Promise<void> {
  await db.selectFrom('grants').select('id').where('id', '=', grantId).forNoKeyUpdate().execute();
}

/** Finds requests whose days to pay have passed before an ISO day, of which both sides were not told, at most `limit`. */
export const findOverdue = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('fund_requests as r')
    .innerJoin('grants as g', 'g.id', 'r.grant_id')
    .select(['r.id', 'r.grant_id', 'g.title', 'g.collaboration_id', 'g.funder_id', 'g.agency_id'])
    .where('r.state', 'in', WAITING_FOR_MONEY)
    .where('r.overdue_told_at', 'is', null)
    .where('g.state', 'in', PAYING_STATES)
    .where(isOverdue(today))
    .orderBy('r.sent_at')
    .limit(limit)
    .execute();
