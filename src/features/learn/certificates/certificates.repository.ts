import { type Insertable, sql } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CourseCertificates } from '#platform/server/database/schema.generated.ts';
import type { OwnCertificatesQuery } from './certificates.contract.ts';

const COLUMNS = columns(`
  id completed_at course_id course_organization course_title holder_name holder_organization minutes number
  reason revoked_at user_id
`);

/** Finds a certificate by the one form of its number. */
export const findCertificate = (db: Db, number: string) =>
  db.selectFrom('course_certificates').select(COLUMNS).where('number', '=', number).executeTakeFirst();

/** Finds a certificate and locks it until the transaction ends. */
export const findCertificateForUpdate = (db: Db, number: string) =>
  db
    .selectFrom('course_certificates')
    .select(COLUMNS)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

const certificatesOf = (db: Db, memberId: string) =>
  db
    .selectFrom('course_certificates')
    .select(COLUMNS)
    .where('user_id', '=', memberId)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc');

export const findEveryCertificateOf = (db: Db, memberId: string) => certificatesOf(db, memberId).execute();

/** Finds one page of a member's certificates, newest first. */
export const findCertificatesOf = (
  db: Db,
  memberId: string,
  { course, page, pageSize }: OwnCertificatesQuery,
) =>
  certificatesOf(db, memberId)
    .$if(course !== undefined, (query) => query.where('course_id', '=', course ?? ''))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Finds what the certificates say that are still to be issued for completed enrolments of a course. */
export async function findDueCertificates(
  db: Db,
  courseId: string,
  memberId: string | undefined,
  limit: number,
): Promise<Omit<Insertable<CourseCertificates>, 'id' | 'number'>[]> {
  return db
    .selectFrom('course_enrolments as e')
    .innerJoin('courses as c', 'c.id', 'e.course_id')
    .innerJoin('people as p', 'p.id', 'e.user_id')
    .select(['e.user_id', 'e.course_id', 'c.title as course_title', 'c.organization as course_organization'])
    .select(['c.minutes', 'p.full_name as holder_name'])
    .select((eb) => eb.ref('e.completed_at').$notNull().as('completed_at'))
    .select(
      // An organisation may bear the same name in both fields.
      sql<string | null>`nullif(nullif(trim(p.organization_name), ''), p.full_name)`.as(
        'holder_organization',
      ),
    )
    .where('e.course_id', '=', courseId)
    .where('e.completed_at', 'is not', null)
    .$if(memberId !== undefined, (query) => query.where('e.user_id', '=', memberId ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('course_certificates as x')
            .select('x.id')
            .whereRef('x.user_id', '=', 'e.user_id')
            .whereRef('x.course_id', '=', 'e.course_id'),
        ),
      ),
    )
    .orderBy('e.user_id')
    .limit(limit)
    .execute();
}

/** Stores certificates; of a member who has one for the course already, none. */
export async function insertCertificates(db: Db, rows: Insertable<CourseCertificates>[]): Promise<void> {
  await db
    .insertInto('course_certificates')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'course_id'])
        .where('user_id', 'is not', null)
        .where('course_id', 'is not', null)
        .doNothing(),
    )
    .execute();
}

export const findHolderEmail = (db: Db, memberId: string) =>
  db.selectFrom('accounts').select(['id', 'email']).where('id', '=', memberId).executeTakeFirst();

export const revokeCertificate = (db: Db, id: string, reason: string, now: Date) =>
  db
    .updateTable('course_certificates')
    .set({ revoked_at: now, reason })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
