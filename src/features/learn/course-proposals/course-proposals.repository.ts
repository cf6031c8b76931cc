import { sql } from 'kysely';
import type { CourseDraft } from '#features/learn/courses/course-content.contract.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';
import type { ProposalStatus, ProposalSummary } from './course-proposals.contract.ts';

export type ProposalRow = ProposalSummary & {
  author_id: string;
  author_email: string;
  revision: number;
  content: CourseDraft;
};

const SUMMARY = sql`
  p.id, p.content->>'type' as type, p.content->>'title' as title, m.member_name as author_name, p.status, p.remark,
  c.slug, p.submitted_at, p.updated_at`;

const FROM = sql`
  from course_proposals p join profiles m on m.id = p.author_id left join courses c on c.id = p.id`;

const pageOf = ({ page, pageSize }: ListQuery) => sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;

/** Finds one page of a member's courses, the last changed first. */
export async function findProposalsOf(
  db: Db,
  authorId: string,
  query: ListQuery,
): Promise<ProposalSummary[]> {
  const { rows } = await sql<ProposalSummary>`
    select ${SUMMARY} ${FROM} where p.author_id = ${authorId}
    order by p.updated_at desc, p.id desc ${pageOf(query)}`.execute(db);
  return rows;
}

/** Finds one page of the courses that wait for a decision, oldest first. */
export async function findWaiting(db: Db, query: ListQuery): Promise<ProposalSummary[]> {
  const { rows } = await sql<ProposalSummary>`
    select ${SUMMARY} ${FROM} where p.status = 'submitted'
    order by p.submitted_at, p.id ${pageOf(query)}`.execute(db);
  return rows;
}

/** Counts the courses that wait for a decision, and dates the oldest. */
export const summariseWaitingProposals = (db: Db) =>
  summariseWaiting(
    db,
    db
      .selectFrom('course_proposals')
      .select((row) => row.ref('submitted_at').$notNull().as('created_at'))
      .where('status', '=', 'submitted'),
  );

/** Finds a proposal. @param isLocked locks it until the transaction ends. */
export async function findProposal(db: Db, id: string, isLocked = false): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${SUMMARY}, p.author_id, a.email as author_email, p.revision, p.content ${FROM}
    join main_owners o on o.profile_id = p.author_id join accounts a on a.id = o.account_id
    where p.id = ${id} ${isLocked ? sql`for update of p` : sql``}`.execute(db);
  return rows[0];
}

/** Finds everything that a member wrote as courses, for the export of the data. */
export const findEveryProposalOf = (db: Db, authorId: string) =>
  db
    .selectFrom('course_proposals')
    .select(['id', 'status', 'remark', 'content', 'created_at', 'updated_at', 'submitted_at', 'decided_at'])
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .execute();

export const insertProposal = (
  db: Db,
  { content, ...proposal }: { id: string; author_id: string; content: CourseDraft },
  now: Date,
) =>
  db
    .insertInto('course_proposals')
    .values({ ...proposal, content: JSON.stringify(content), created_at: now, updated_at: now })
    .execute();

interface Changes {
  status: ProposalStatus;
  content?: CourseDraft;
  remark?: string | null;
  submitted_at?: Date | null;
  decided_at?: Date;
}

/** Changes a proposal, and counts the revision if its content is new. */
export const updateProposal = (db: Db, id: string, { content, ...changes }: Changes, now: Date) =>
  db
    .updateTable('course_proposals')
    .set({ ...changes, updated_at: now })
    .$if(content !== undefined, (query) =>
      query.set((eb) => ({ content: JSON.stringify(content), revision: eb('revision', '+', 1) })),
    )
    .where('id', '=', id)
    .execute();

export const deleteProposal = (db: Db, id: string) =>
  db.deleteFrom('course_proposals').where('id', '=', id).execute();

/** Finds what a new course takes from its author's profile, and the columns of the verification level. */
export const findProposer = (db: Db, id: string) =>
  db
    .selectFrom('profiles')
    .select([
      ...(['full_name', 'member_name', 'documents_checked_on', 'documents_checked_until'] as const),
      ...(['field_audited_on', 'field_audited_until', 'monitored_on', 'monitored_until'] as const),
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** Finds one page of the hidden courses, the last changed first. */
export const findHidden = (db: Db, { page, pageSize }: ListQuery) =>
  db
    .selectFrom('courses')
    .select(['id', 'slug', 'title', 'organization'])
    .where('is_hidden', '=', true)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Hides or shows a published course. @returns false if there is none. */
export async function setHidden(db: Db, id: string, isHidden: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('courses')
    .set({ is_hidden: isHidden })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the name of an erased member out of the published courses, which others still learn from. */
export const anonymiseCourses = (db: Db, authorId: string, name: string) =>
  db
    .updateTable('courses')
    .set({ instructor: name, organization: name })
    .where('author_id', '=', authorId)
    .execute();

/** Finds courses that wait for a decision, for the queue of admins, oldest first. */
export async function findWaitingItems(db: Db, most: number) {
  const { rows } = await sql<{
    id: string;
    title: string;
    description: string | null;
    author_name: string;
    revision: number;
    submitted_at: string;
  }>`
    select p.id, p.content->>'title' as title, p.content->>'description' as description, m.member_name as author_name,
      p.revision, p.submitted_at
    from course_proposals p join profiles m on m.id = p.author_id
    where p.status = 'submitted' order by p.submitted_at, p.id limit ${most}`.execute(db);
  return rows;
}

/** Lets a declined course wait again. @returns false if there is none. */
export async function reopenProposal(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('course_proposals')
    // Who still has the item from before the refusal must see the answer first.
    .set((eb) => ({
      status: 'submitted',
      remark: null,
      submitted_at: now,
      updated_at: now,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'declined')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
