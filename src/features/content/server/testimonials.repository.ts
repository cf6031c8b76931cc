import type { Insertable } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Testimonials } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columns(`
  id author_id content created_at decided_at impact name organization rating reason role status
  user_type
`);

const LISTED_MAX = 100;

/** The published ones, that which was published last first. */
export const findPublishedTestimonials = (db: Db, limit: number) =>
  db
    .selectFrom('testimonials')
    .select(COLUMNS)
    .where('status', '=', 'published')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Those that wait for an admin, the oldest first. */
export const findPendingTestimonials = (db: Db) =>
  db
    .selectFrom('testimonials')
    .select(COLUMNS)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();

/** A member's own, newest first. */
export const findTestimonialsOf = (db: Db, authorId: string) =>
  db
    .selectFrom('testimonials')
    .select(COLUMNS)
    .where('author_id', '=', authorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED_MAX)
    .execute();

export const insertTestimonial = (db: Db, testimonial: Insertable<Testimonials>) =>
  db.insertInto('testimonials').values(testimonial).returning(COLUMNS).executeTakeFirstOrThrow();

/** The testimonial, locked until the transaction ends. */
export const findTestimonialForUpdate = (db: Db, id: string) =>
  db.selectFrom('testimonials').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** The sign-in address of whoever wrote a testimonial. */
export const findAuthorEmail = async (db: Db, authorId: string): Promise<string> => {
  const account = db.selectFrom('accounts').select('email').where('id', '=', authorId);
  return (await account.executeTakeFirstOrThrow()).email;
};

interface Decision {
  status: 'published' | 'declined';
  reason: string | null;
  decided_at: Date;
}

export const updateTestimonial = (db: Db, id: string, decision: Decision) =>
  db
    .updateTable('testimonials')
    .set(decision)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
