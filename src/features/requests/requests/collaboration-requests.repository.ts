import { type Insertable, sql } from 'kysely';
import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { columns, columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { CollaborationRequests } from '#platform/server/database/schema.generated.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';
import type { CollaborationRequest } from './collaboration-requests.contract.ts';

const NAMES = `
  id additional_notes answered_at attachment_url budget_band collaboration_objective created_at
  geographic_scope reason sdg_focus_areas sender_profile_id status target_profile_id
  target_profile_name timeframe
` as const;
const COLUMNS = columnsOf('r', NAMES);
/** All that `requests` reads. */
const RETURNED = columns(
  `${NAMES} collaboration_id guest_name guest_email original_objective sent_by answered_by`,
);

/** The condition that the collaboration with the id in this column is not deleted. */
export const isThere = (column: string) =>
  sql<boolean>`exists (select from collaborations c where c.id = ${sql.ref(column)} and c.removed_at is null)`;

/** The column that points to the side whose profile is shown with the request. */
type OtherSide = 'r.sender_profile_id' | 'r.target_profile_id';

/** Characters of an objective that a line shows. */
const OBJECTIVE_START = 160;

/** One page of requests, newest first. */
interface RequestPage extends ListQuery {
  /** waiting: for the target's answer; settled: all others. */
  state?: 'waiting' | 'settled';
}

/** Selects requests with the profile of the other side, which the column `otherSide` points to. */
export function requests(db: Pick<Db, 'selectFrom'>, otherSide: OtherSide) {
  const ownSide = otherSide === 'r.sender_profile_id' ? 'r.target_profile_id' : 'r.sender_profile_id';
  return db
    .selectFrom('collaboration_requests as r')
    .leftJoin('profiles as p', 'p.id', otherSide)
    .select(COLUMNS)
    .select([
      // Null for a side that has left the collaboration, and for one that is deleted.
      sql<string | null>`(select t.collaboration_id from collaboration_participants t
        where t.collaboration_id = r.collaboration_id and t.profile_id = ${sql.ref(ownSide)}
          and ${isThere('t.collaboration_id')})`.as('collaboration_id'),
      'p.id as profile_id',
      // Only guests' requests are held; in any other, a missing profile means a deleted member.
      sql<string | null>`coalesce(p.full_name, case when r.status in ('released', 'closed') then r.guest_name
        when r.status <> 'held' then ${DELETED_MEMBER} end)`.as('profile_full_name'),
      'p.organization_name as profile_organization_name',
      'p.organization_type as profile_organization_type',
      sql<string | null>`coalesce(p.headquarters_location, p.location)`.as('profile_location'),
      'p.avatar_url as profile_avatar_url',
      sql<string | null>`acting_name(r.sent_by, r.sender_profile_id)`.as('sent_by_name'),
      // The sender withdraws; the target gives every other answer.
      sql<string | null>`acting_name(r.answered_by,
        case when r.status = 'withdrawn' then r.sender_profile_id else r.target_profile_id end)`.as(
        'answered_by_name',
      ),
      sql<CollaborationRequest['guest']>`case when r.status in ('released', 'closed') then json_build_object(
        'name', r.guest_name, 'email', r.guest_email, 'is_edited', r.original_objective is not null) end`.as(
        'guest',
      ),
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc');
}

/** True if the target has not answered: a member's request, or a guest's that an admin has passed on. */
const IS_WAITING = sql<boolean>`r.status in ('pending', 'released')`;

/** True unless the sender is suspended: until the end of that, no request of theirs waits for an answer. */
const IS_DELIVERED = sql<boolean>`(r.status <> 'pending' or not exists (
  select from main_owners s where s.profile_id = r.sender_profile_id and s.suspended_at is not null))`;

function pageOf(query: ReturnType<typeof requests>, { state, page, pageSize }: RequestPage) {
  return query
    .$if(state !== undefined, (some) =>
      some.where(state === 'waiting' ? IS_WAITING : sql<boolean>`not ${IS_WAITING}`),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** Leaves out held requests: only admins can see requests of guests. */
export const findReceivedRequests = (
  db: Db,
  profileId: string,
  { sender_profile_id, ...page }: RequestPage & { sender_profile_id?: string },
) =>
  pageOf(
    requests(db, 'r.sender_profile_id')
      .where('r.target_profile_id', '=', profileId)
      .$if(sender_profile_id !== undefined, (some) =>
        some.where('r.sender_profile_id', '=', sender_profile_id as string),
      )
      .where('r.status', '<>', 'held')
      .where(IS_DELIVERED),
    page,
  );

export const findSentRequests = (
  db: Db,
  profileId: string,
  { target_profile_id, ...page }: RequestPage & { target_profile_id?: string },
) =>
  pageOf(
    requests(db, 'r.target_profile_id')
      .where('r.sender_profile_id', '=', profileId)
      .$if(target_profile_id !== undefined, (some) =>
        some.where('r.target_profile_id', '=', target_profile_id as string),
      ),
    page,
  );

/** Finds the requests between a member and these others that wait for an answer, of either side. */
export async function findWaitingBetween(db: Db, profileId: string, others: string[]) {
  const { rows } = await sql<{ profile_id: string; direction: 'sent' | 'received'; created_at: string }>`
    select target_profile_id as profile_id, 'sent' as direction, created_at from collaboration_requests
    where sender_profile_id = ${profileId}::uuid and target_profile_id = any(${others}::uuid[]) and status = 'pending'
    union all
    select r.sender_profile_id, 'received', r.created_at from collaboration_requests r
    where r.target_profile_id = ${profileId}::uuid and r.sender_profile_id = any(${others}::uuid[])
      and r.status = 'pending' and ${IS_DELIVERED}`.execute(db);
  return rows;
}

/** Finds requests that wait for the member's answer, the longest first, each with the number of all. */
export const findWaitingRequests = (db: Db, profileId: string, limit: number) =>
  db
    .selectFrom('collaboration_requests as r')
    .leftJoin('profiles as p', 'p.id', 'r.sender_profile_id')
    .select(['r.id', 'r.created_at'])
    .select([
      sql<string>`coalesce(p.member_name, r.guest_name, '')`.as('name'),
      sql<string>`left(r.collaboration_objective, ${sql.lit(OBJECTIVE_START)})`.as('objective'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('r.target_profile_id', '=', profileId)
    .where(IS_WAITING)
    .where(IS_DELIVERED)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();

/**
 * Finds the member's requests that wait for an answer, the longest first, each with the number of all.
 * @param id one request alone.
 */
export const findUnansweredRequests = (
  db: Db,
  profileId: string,
  { limit, id }: { limit: number; id?: string | undefined },
) =>
  db
    .selectFrom('collaboration_requests as r')
    .innerJoin('profiles as p', 'p.id', 'r.target_profile_id')
    .select(['r.id', 'r.created_at', 'p.id as partner_id', 'p.member_name as name'])
    .select([
      sql<string>`left(r.collaboration_objective, ${sql.lit(OBJECTIVE_START)})`.as('objective'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('r.sender_profile_id', '=', profileId)
    .where(IS_WAITING)
    .$if(id !== undefined, (some) => some.where('r.id', '=', id as string))
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();

/** Counts guests' requests that wait for an admin. */
export const summariseHeldRequests = (db: Db) =>
  summariseWaiting(
    db,
    db.selectFrom('collaboration_requests').select('created_at').where('status', '=', sql.lit('held')),
  );

/** Counts the requests with the member on one side; leaves out held ones, and received ones of a suspended sender. */
export async function countRequests(
  db: Db,
  side: 'sender_profile_id' | 'target_profile_id',
  profileId: string,
): Promise<{ waiting: number; settled: number }> {
  return db
    .selectFrom('collaboration_requests as r')
    .select(({ fn, not }) => [
      fn.countAll<number>().filterWhere(IS_WAITING).as('waiting'),
      fn.countAll<number>().filterWhere(not(IS_WAITING)).as('settled'),
    ])
    .where(side, '=', profileId)
    .where('status', '<>', 'held')
    .$if(side === 'target_profile_id', (received) => received.where(IS_DELIVERED))
    .executeTakeFirstOrThrow();
}

/** Finds a request as its sender sees it, or as an admin sees a guest's. */
export const findSentRequest = (db: Db, id: string) =>
  requests(db, 'r.target_profile_id').where('r.id', '=', id).executeTakeFirstOrThrow();

/** Finds a request as its target sees it. */
export const findReceivedRequest = (db: Db, id: string) =>
  requests(db, 'r.sender_profile_id').where('r.id', '=', id).executeTakeFirstOrThrow();

/**
 * Inserts a request and returns it with the profile of the other side, in one statement.
 * @throws AppError REQUEST_ALREADY_OPEN, whichever side asked at the same moment; REQUEST_TO_YOURSELF.
 */
export const insertRequest = (db: Db, otherSide: OtherSide, request: Insertable<CollaborationRequests>) =>
  mapConstraints(
    {
      collaboration_requests_one_open: 'REQUEST_ALREADY_OPEN',
      collaboration_requests_not_to_oneself: 'REQUEST_TO_YOURSELF',
    },
    () => {
      const inserted = db.with('collaboration_requests', (db) =>
        db.insertInto('collaboration_requests').values(request).returning(RETURNED),
      );
      return requests(inserted, otherSide).executeTakeFirstOrThrow();
    },
  );

/** Finds a request of which the member is one side, and locks it until the transaction ends. */
export function findRequestForUpdate(db: Db, id: string, profileId: string) {
  return db
    .selectFrom('collaboration_requests as r')
    .select(COLUMNS)
    .select('r.released_at')
    .where('id', '=', id)
    .where('status', '<>', 'held')
    .where((eb) => eb.or([eb('sender_profile_id', '=', profileId), eb('target_profile_id', '=', profileId)]))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRequest(
  db: Db,
  id: string,
  answer: {
    status: 'accepted' | 'declined' | 'withdrawn' | 'closed';
    reason: string | null;
    answered_at: Date;
    /** Account of the person who answers; null when the account is about to go. */
    answered_by: string | null;
    collaboration_id: string | null;
  },
): Promise<void> {
  await db.updateTable('collaboration_requests').set(answer).where('id', '=', id).execute();
}

/**
 * Finds the name of a published member, the sender's name, whether the member waits for the sender's answer, and how
 * many requests to the member the sender has withdrawn since an instant; undefined for a member who is not published.
 */
export function findTarget(db: Db, id: string, senderId: string | null, since: Date) {
  return db
    .selectFrom('profiles as p')
    .leftJoin('profiles as s', (join) => join.on('s.id', '=', senderId))
    .select(['p.id', 'p.member_name', 'p.is_page_public'])
    .select('s.member_name as sender_name')
    .select((eb) =>
      eb
        .selectFrom('collaboration_requests as r')
        .select(sql<number>`count(*)::int`.as('withdrawn'))
        .where('r.sender_profile_id', '=', senderId)
        .whereRef('r.target_profile_id', '=', 'p.id')
        // A literal, because the index of withdrawn requests does not serve a parameter.
        .where('r.status', '=', sql.lit('withdrawn'))
        .where('r.created_at', '>', since.toISOString())
        .as('withdrawn'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('collaboration_requests as r')
          .select('r.id')
          .whereRef('r.sender_profile_id', '=', 'p.id')
          .where('r.target_profile_id', '=', senderId)
          .where('r.status', '=', sql.lit('pending')),
      ).as('has_asked'),
    )
    .where('p.id', '=', id)
    .where('p.is_published', '=', true)
    .executeTakeFirst();
}
