import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { patternOf } from '#platform/server/database/containing.ts';
import type { DB } from '#platform/server/database/schema.generated.ts';
import type { DeskFilters } from './ticket-queue.contract.ts';

const NAMES = `
  id number kind subject category priority status author_id guest_name assignee_id due_at waiting_since
  created_at updated_at
`;
const COLUMNS = columnsOf('t', NAMES);
const FOUND = columnsOf('f', NAMES);

interface QueueFilters extends DeskFilters {
  /** The supporter who asks, for the assignee `me`. */
  me: string;
  now: Date;
}

type Tickets = SelectQueryBuilder<DB & { t: DB['support_tickets'] }, 't', object>;

const NUMBER = /^(?:t-?)?(\d{1,12})$/i;

/** Matches the number, or a part of subject, name or address. Each branch has an index of its own. */
function matches(search: string): Expression<SqlBool> {
  const number = NUMBER.exec(search)?.[1];
  const part = patternOf(search);
  const plain = sql`lower(immutable_unaccent(${part}))`;
  return sql<SqlBool>`t.id in (
    select id from support_tickets where subject ilike ${part}
    union all select id from support_tickets where guest_name ilike ${part}
    union all select id from support_tickets
      where octet_length(subject) > length(subject) and immutable_unaccent(lower(subject)) like ${plain}
    union all select id from support_tickets
      where octet_length(guest_name) > length(guest_name) and immutable_unaccent(lower(guest_name)) like ${plain}
    union all select id from support_tickets where guest_email ilike ${part}
    union all select s.id from support_tickets s where s.author_id in (
      select id from profiles where member_name ilike ${part}
      union all select id from profiles where full_name ilike ${part}
      union all select id from accounts where email ilike ${part})
    union all select id from support_tickets where number = ${number ? Number(number) : 0})`;
}

function filtered(db: Db, filters: QueueFilters): Tickets {
  const { status = 'unresolved', assignee, category, priority, kind, late, search, me, now } = filters;
  let query = db.selectFrom('support_tickets as t').where('t.merged_into', 'is', null) as unknown as Tickets;
  if (status === 'unresolved') query = query.where('t.status', '<>', 'resolved');
  else if (status !== 'all') query = query.where('t.status', '=', status);
  if (assignee === 'nobody') query = query.where('t.assignee_id', 'is', null);
  else if (assignee) query = query.where('t.assignee_id', '=', assignee === 'me' ? me : assignee);
  if (category) query = query.where('t.category', '=', category);
  if (priority) query = query.where('t.priority', '=', priority);
  if (kind) query = query.where('t.kind', '=', kind);
  if (late) query = query.where('t.due_at', '<', now.toISOString());
  if (search) query = query.where(matches(search));
  return query;
}

/** Finds one page of tickets: those with a due time first, the earliest first, then those changed last. */
export const findDeskTickets = (
  db: Db,
  { page, pageSize, ...filters }: QueueFilters & { page: number; pageSize: number },
) => {
  // First the page, then its names: a join before the limit would read every author.
  const found = filtered(db, filters)
    .select(COLUMNS)
    .orderBy('t.due_at', (order) => order.asc().nullsLast())
    .orderBy('t.updated_at', 'desc')
    .orderBy('t.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return db
    .selectFrom(found.as('f'))
    .leftJoin('people as p', 'p.id', 'f.author_id')
    .leftJoin('people as s', 's.id', 'f.assignee_id')
    .select(FOUND)
    .select(['p.member_name', 's.full_name as assignee_name'])
    .orderBy('f.due_at', (order) => order.asc().nullsLast())
    .orderBy('f.updated_at', 'desc')
    .orderBy('f.id')
    .execute();
};

export async function countDeskTickets(db: Db, filters: QueueFilters): Promise<number> {
  const { count } = await filtered(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
