import type { VerificationStatus } from '#features/verification/verification/verification.contract.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';

const COLUMNS = columnsOf(
  'r',
  `
  id checked_on created_at decided_at decided_by end_cause end_reason ended_at ended_told_at
  ending_told_at internal_note level member_id note reason status valid_until
`,
);

/** Requests with whom they are from, who decided them, and whether the member has had that level before. */
const requests = (db: Db) =>
  db
    .selectFrom('verification_requests as r')
    .innerJoin('profiles as p', 'p.id', 'r.member_id')
    .leftJoin('profiles as by', 'by.id', 'r.decided_by')
    .select(COLUMNS)
    .select(['p.organization_type', 'p.member_name', 'by.member_name as decided_by_name'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('verification_requests as before')
            .select('before.id')
            .whereRef('before.member_id', '=', 'r.member_id')
            .whereRef('before.level', '=', 'r.level')
            .whereRef('before.created_at', '<', 'r.created_at')
            .where('before.status', '=', 'granted'),
        )
        .$castTo<boolean>()
        .as('is_renewal'),
    );

export const findRequest = (db: Db, id: string) => requests(db).where('r.id', '=', id).executeTakeFirst();

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** A page of requests: open ones in the order in which they wait, others the newest first. */
export function findListedRequests(
  db: Db,
  status: VerificationStatus | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const order = status === 'open' ? 'asc' : 'desc';
  return requests(db)
    .$if(status !== undefined, (query) => query.where('r.status', '=', status as VerificationStatus))
    .orderBy('r.created_at', order)
    .orderBy('r.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countRequests(db: Db, status: VerificationStatus | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('verification_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(status !== undefined, (query) => query.where('status', '=', status as VerificationStatus))
    .executeTakeFirstOrThrow();
  return Number(count);
}
