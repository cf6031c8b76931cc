import { sql } from 'kysely';
import type { StoryRow } from '#features/stories/case-studies/case-studies.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';
import type { CaseStudyReviewQuery } from './case-study-review.contract.ts';

interface ReviewColumns {
  is_public: boolean;
  remark: string | null;
  sent_at: string | null;
  decided_at: string | null;
  version: number;
}

type ReviewRow = StoryRow & ReviewColumns;

const AUTHOR = sql.raw(`
  p.member_name as author_name, p.slug as author_slug, p.is_page_public as author_is_public,
  p.is_published as author_is_published`);
const IS_PUBLIC = sql.raw('exists (select from published_case_studies o where o.id = s.id) as is_public');

/** Counts stay below this number. */
const COUNTED_MAX = 1000;

/** Finds one page of the stories in a state, and the number of all, at most 1,000. */
export async function findReviewed(db: Db, { status, page, pageSize }: CaseStudyReviewQuery) {
  const order = status === 'pending' ? sql`s.sent_at, s.id` : sql`s.updated_at desc, s.id desc`;
  const { rows: records } = await sql<
    Pick<
      ReviewRow,
      'id' | 'title' | 'summary' | 'status' | 'is_public' | 'sent_at' | 'decided_at' | keyof AuthorColumns
    >
  >`
    select s.id, s.title, s.summary, s.status, ${IS_PUBLIC}, s.sent_at, s.decided_at, ${AUTHOR}
    from case_studies s join profiles p on p.id = s.author_id
    where s.status = ${sql.lit(status)}
    order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (select from case_studies where status = ${sql.lit(status)} limit ${COUNTED_MAX}) counted`.execute(
    db,
  );
  return { records, total: rows[0]?.total ?? 0 };
}

type AuthorColumns = Pick<
  StoryRow,
  'author_name' | 'author_slug' | 'author_is_public' | 'author_is_published'
>;

/** Finds the author's copy of a story. */
export async function findForReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select s.id, s.author_id, s.slug, s.title, s.summary, s.organizations, s.beneficiaries, s.funding,
      s.duration_months, s.recorded_at, s.sdg_goals, s.description, s.partners, s.outcomes, s.contact_name,
      s.contact_email, s.contact_organization, s.contact_role, s.status, s.remark, s.sent_at, s.decided_at, s.version,
      o.published_at, o.changed_at, coalesce(o.views, 0) as views, coalesce(o.likes, 0) as likes,
      o.id is not null as is_public, false as is_liked, ${AUTHOR}
    from case_studies s
    join profiles p on p.id = s.author_id
    left join published_case_studies o on o.id = s.id
    where s.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a story until the transaction ends. */
export const lockCaseStudy = (db: Db, id: string) =>
  db
    .selectFrom('case_studies')
    .select(['status', 'version', 'author_id', 'title', 'slug'])
    .select(
      sql<boolean>`exists (select from published_case_studies p where p.id = case_studies.id)`.as(
        'is_public',
      ),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

interface Decision {
  status: 'published' | 'returned' | 'declined';
  remark: string | null;
  decided_at: Date;
}

export async function updateDecision(db: Db, id: string, decision: Decision): Promise<void> {
  await db
    .updateTable('case_studies')
    .set({ ...decision, updated_at: decision.decided_at })
    .where('id', '=', id)
    .execute();
}

const COPIED = sql.raw(`
  slug, title, summary, description, organizations, partners, beneficiaries, funding, duration_months, outcomes,
  sdg_goals, recorded_at, contact_name, contact_email, contact_organization, contact_role`);
const NEW_VALUES = sql.raw(`
  slug = excluded.slug, title = excluded.title, summary = excluded.summary, description = excluded.description,
  organizations = excluded.organizations, partners = excluded.partners, beneficiaries = excluded.beneficiaries,
  funding = excluded.funding, duration_months = excluded.duration_months, outcomes = excluded.outcomes,
  sdg_goals = excluded.sdg_goals, recorded_at = excluded.recorded_at, contact_name = excluded.contact_name,
  contact_email = excluded.contact_email, contact_organization = excluded.contact_organization,
  contact_role = excluded.contact_role, changed_at = excluded.changed_at`);

/** Copies the author's copy of a story, and which files it has, to where others read it. Views and likes stay. */
export async function publish(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    insert into published_case_studies (id, author_id, ${COPIED}, published_at, changed_at)
    select id, author_id, ${COPIED}, ${now}, ${now} from case_studies where id = ${id}
    on conflict (id) do update set ${NEW_VALUES}`.execute(db);
  await db
    .updateTable('case_study_media')
    .set((row) => ({ is_published: row.ref('in_draft') }))
    .where('case_study_id', '=', id)
    .execute();
}

/** Finds the files that neither copy of a story has. */
export async function findUnusedFiles(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('case_study_media')
    .select('file_name')
    .where('case_study_id', '=', id)
    .where('in_draft', '=', false)
    .where('is_published', '=', false)
    .execute();
  return rows.map(({ file_name }) => file_name);
}

/** Takes the published copy away, with its likes. */
export async function unpublish(db: Db, id: string): Promise<void> {
  await db.deleteFrom('published_case_studies').where('id', '=', id).execute();
  await db
    .updateTable('case_study_media')
    .set({ is_published: false })
    .where('case_study_id', '=', id)
    .execute();
}

/** Counts stories that wait for a decision, and dates the oldest. */
export const summariseWaitingCaseStudies = (db: Db) =>
  summariseWaiting(
    db,
    db
      .selectFrom('case_studies')
      .select((row) => row.ref('sent_at').$notNull().as('created_at'))
      .where('status', '=', 'pending'),
  );

/** Finds stories that wait for a decision, for the queue of admins, oldest first. */
export const findWaitingItems = (db: Db, most: number) =>
  db
    .selectFrom('case_studies as s')
    .innerJoin('profiles as p', 'p.id', 's.author_id')
    .select(['s.id', 's.title', 's.summary', 's.version', 'p.member_name'])
    .select((eb) => eb.ref('s.sent_at').$notNull().as('sent_at'))
    .where('s.status', '=', 'pending')
    .orderBy('s.sent_at')
    .orderBy('s.id')
    .limit(most)
    .execute();

/** Lets a declined story wait again. @returns false if there is none. */
export async function reopenCaseStudy(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('case_studies')
    // Who still has the item from before the refusal must see the answer first.
    .set((eb) => ({
      status: 'pending',
      remark: null,
      sent_at: now,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'declined')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
