import type { Insertable } from 'kysely';
import type { ListQuery } from '#platform/contract/paging.ts';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Testimonials } from '#platform/server/database/schema.generated.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';
import type { OwnTestimonial, OwnTestimonialsQuery } from './testimonials.contract.ts';

const COLUMNS = columns(`
  id author_id content created_at decided_at impact name organization rating reason role status
  user_type version
`);

/** Finds published testimonials, the latest decision first. */
export const findPublishedTestimonials = (db: Db, { page, pageSize }: ListQuery) =>
  db
    .selectFrom('testimonials')
    .select(COLUMNS)
    .where('status', '=', 'published')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Finds testimonials that wait for a decision, oldest first. */
export const findPendingTestimonials = (db: Db, { page, pageSize }: ListQuery) =>
  db
    .selectFrom('testimonials')
    .select(COLUMNS)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Counts testimonials that wait for a decision. */
export const summarisePendingTestimonials = (db: Db) =>
  summariseWaiting(db, db.selectFrom('testimonials').select('created_at').where('status', '=', 'pending'));

const testimonialsOf = (db: Db, authorId: string) =>
  db
    .selectFrom('testimonials')
    .select(COLUMNS)
    .where('author_id', '=', authorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

/** Finds all testimonials of a member, newest first. */
export const findEveryTestimonialOf = (db: Db, authorId: string) => testimonialsOf(db, authorId).execute();

/** Finds one page of a member's testimonials, newest first. */
export const findTestimonialsOf = (
  db: Db,
  authorId: string,
  { status, page, pageSize }: OwnTestimonialsQuery,
) =>
  testimonialsOf(db, authorId)
    .$if(status !== undefined, (query) => query.where('status', '=', status as OwnTestimonial['status']))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const insertTestimonial = (db: Db, testimonial: Insertable<Testimonials>) =>
  db.insertInto('testimonials').values(testimonial).returning(COLUMNS).executeTakeFirstOrThrow();

/** Finds a testimonial and locks it until the transaction ends. */
export const findTestimonialForUpdate = (db: Db, id: string) =>
  db.selectFrom('testimonials').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Finds the sign-in address of the author's main owner. */
export const findAuthorEmail = async (db: Db, authorId: string): Promise<string> => {
  const account = db
    .selectFrom('profiles as p')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select('a.email')
    .where('p.id', '=', authorId);
  return (await account.executeTakeFirstOrThrow()).email;
};

interface Decision {
  status: 'published' | 'declined';
  reason: string | null;
  decided_at: Date;
}

/** Stores a decision, which makes another version. */
export const updateTestimonial = (db: Db, id: string, decision: Decision) =>
  db
    .updateTable('testimonials')
    .set((eb) => ({ ...decision, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Finds testimonials that wait for a decision, for the queue of admins, oldest first. */
export const findWaitingItems = (db: Db, most: number) =>
  db
    .selectFrom('testimonials as t')
    .innerJoin('profiles as p', 'p.id', 't.author_id')
    .select([
      't.id',
      't.name',
      't.role',
      't.organization',
      't.rating',
      't.content',
      't.impact',
      't.created_at',
      't.version',
    ])
    .select('p.member_name')
    .where('t.status', '=', 'pending')
    .orderBy('t.created_at')
    .orderBy('t.id')
    .limit(most)
    .execute();

/** Lets a declined testimonial wait again. @returns false if there is none. */
export async function reopenTestimonial(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('testimonials')
    .set((eb) => ({ status: 'pending', reason: null, decided_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'declined')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
