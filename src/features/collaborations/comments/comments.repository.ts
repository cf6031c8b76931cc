import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import {
  type Reader,
  readsCollaboration,
  type Standing,
  standingOf,
} from '#features/collaborations/collaboration/collaborations.repository.ts';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import { publishedChange } from '#features/collaborations/work-changes/work-changes.repository.ts';
import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type {
  CollaborationCommentMentions,
  CollaborationComments,
  CollaborationCommentVersions,
} from '#platform/server/database/schema.generated.ts';
import { ZERO_ID } from '#platform/server/ids.ts';
import { fileNamesOfComment, filesOfComment } from './comment-files.repository.ts';
import type {
  CommentPerson,
  Reaction,
  SubjectCounts,
  SubjectInput,
  SubjectThread,
} from './comments.contract.ts';

/** Unread comments are counted up to this number. */
const UNREAD_COUNTED = 100;
/** Most persons who are told of one comment. */
const WRITERS_MAX = 20;

/** Where the comments on a milestone or a file are, or on the collaboration itself; not those on a file that is gone. */
const isOn = (subject: { milestone_id?: string | null; file_id?: string | null }) => sql<boolean>`
  milestone_id is not distinct from ${subject.milestone_id ?? null}
  and file_id is not distinct from ${subject.file_id ?? null} and file_name is null`;

/** The statement that finds a thread by its id; without one, that of a milestone or a file, or of the collaboration itself. */
const threadOf = (reader: Reader, collaborationId: string, subject: SubjectInput) => sql<{ id: string }>`
  select id from collaboration_threads
  where collaboration_id = ${collaborationId} and ${readsCollaboration(reader, collaborationId)}
    and ${subject.thread_id ? sql`id = ${subject.thread_id}` : isOn(subject)}`;

/** Finds a thread. @returns no row also where the person may not read the collaboration. */
export async function findThread(db: Db, reader: Reader, collaborationId: string, subject: SubjectInput) {
  const { rows } = await threadOf(reader, collaborationId, subject).execute(db);
  return rows;
}

/** True if the collaboration has this milestone; it stays until the transaction ends. */
export async function hasMilestone(db: Db, collaborationId: string, id: string): Promise<boolean> {
  const milestone = await db
    .selectFrom('collaboration_milestones')
    .select('id')
    .where('id', '=', id)
    .where('collaboration_id', '=', collaborationId)
    .forKeyShare()
    .executeTakeFirst();
  return milestone !== undefined;
}

interface NewThread {
  id: string;
  collaboration_id: string;
  milestone_id: string | null;
  file_id: string | null;
}

interface LockedThread {
  id: string;
  /** Number of all comments of the collaboration, deleted ones too. */
  all_comments: number;
}

/** Counts all comments of a collaboration, deleted ones too. */
const allComments = (collaborationId: string) => sql<number>`(
  select coalesce(sum(every.comments_count), 0)::int from collaboration_threads every
  where every.collaboration_id = ${collaborationId})`;

/** Makes the thread where it is missing, and locks it, so that ids of comments grow in the order of the commits. */
export async function lockThread(db: Db, thread: NewThread): Promise<LockedThread> {
  const lock = sql<LockedThread>`
    select id, ${allComments(thread.collaboration_id)} as all_comments from collaboration_threads
    where collaboration_id = ${thread.collaboration_id} and ${isOn(thread)} for update`;
  const { rows } = await lock.execute(db);
  if (rows[0]) return rows[0];
  await db
    .insertInto('collaboration_threads')
    .values(thread)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [made] = (await lock.execute(db)).rows;
  if (!made) throw new Error('a thread that was made is not there');
  return made;
}

/** A person who writes for an organisation; null once the account is erased. */
const writerOf = (
  accountId: RawBuilder<unknown>,
  profileId: RawBuilder<unknown>,
) => sql<CommentPerson | null>`(
  select json_build_object('id', a.id, 'name', coalesce(a.person_name, p.member_name, ''),
    'organization', p.organization_name)
  from accounts a left join profiles p on p.id = ${profileId} where a.id = ${accountId})`;

/** The author of the comment `c`. */
export const authorOfComment = writerOf(sql.ref('c.author_id'), sql.ref('c.author_for'));

/** Rows of `table` belong to the comment `c`; most comments have none, and to find that out costs less than `some` does. */
const ifAny = <T>(table: string, some: RawBuilder<T>) => sql<T>`case
  when exists (select from ${sql.table(table)} one where one.comment_id = c.id) then ${some} else '[]' end`;

/** Comments as one person reads them; their authors are in columns of their own, which cost less than a JSON object. */
const comments = (db: Db, readerId: string) =>
  db
    .selectFrom('collaboration_comments as c')
    .innerJoin('collaboration_threads as t', 't.id', 'c.thread_id')
    .leftJoin('accounts as a', 'a.id', 'c.author_id')
    .leftJoin('profiles as p', 'p.id', 'c.author_for')
    .leftJoin('collaboration_thread_reads as r', (join) =>
      join.onRef('r.thread_id', '=', 'c.thread_id').on('r.account_id', '=', readerId),
    )
    .select([
      ...(['c.id', 'c.thread_id', 'c.author_id', 'c.body', 'c.created_at', 'c.edited_at'] as const),
      'c.removed_at',
      't.milestone_id',
      't.file_id',
      'p.organization_name as author_organization',
      sql<string>`coalesce(a.person_name, p.member_name, '')`.as('author_name'),
      ifAny('collaboration_comment_files', filesOfComment).as('files'),
      sql<boolean>`c.author_id is distinct from ${readerId}::uuid and c.removed_at is null
        and c.id > coalesce(r.read_until, ${ZERO_ID})`.as('is_unread'),
      ifAny(
        'collaboration_comment_mentions',
        sql<{ id: string; name: string }[]>`(
        select json_agg(json_build_object('id', m.account_id, 'name', m.name) order by m.name, m.account_id)
        from collaboration_comment_mentions m where m.comment_id = c.id)`,
      ).as('mentions'),
      ifAny(
        'collaboration_comment_reactions',
        sql<{ reaction: Reaction; is_own: boolean; name: string }[]>`(
        select json_agg(json_build_object('reaction', x.reaction, 'is_own', x.account_id = ${readerId}::uuid,
          'name', coalesce(by.person_name, '')) order by by.person_name, by.id)
        from collaboration_comment_reactions x join accounts by on by.id = x.account_id
        where x.comment_id = c.id)`,
      ).as('reactions'),
    ]);

type ReadComment = Awaited<ReturnType<ReturnType<typeof comments>['execute']>>[number];

const withAuthor = ({ author_name: name, author_organization: organization, ...row }: ReadComment) => {
  const author: CommentPerson | null = row.author_id ? { id: row.author_id, name, organization } : null;
  return { ...row, author };
};

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

interface ThreadPage {
  collaborationId: string;
  subject: SubjectInput;
  place: { before?: string; after?: string };
  most: number;
}

/**
 * Finds at most `most` comments of a thread on one side of a place, those next to it first; the newest without one.
 * @returns none also where the person may not read the collaboration.
 */
export async function findComments(
  db: Db,
  reader: Reader,
  { collaborationId, subject, place, most }: ThreadPage,
) {
  const rows = await comments(db, reader.accountId)
    .where('c.thread_id', '=', sql<string>`(${threadOf(reader, collaborationId, subject)})`)
    .$if(place.before !== undefined, (some) => some.where('c.id', '<', place.before ?? ''))
    .$if(place.after !== undefined, (some) => some.where('c.id', '>', place.after ?? ''))
    .orderBy('c.id', place.after === undefined ? 'desc' : 'asc')
    .limit(most)
    .execute();
  return rows.map(withAuthor);
}

export async function findComment(db: Db, readerId: string, collaborationId: string, id: string) {
  const row = await comments(db, readerId)
    .where('c.id', '=', id)
    .where('t.collaboration_id', '=', collaborationId)
    .executeTakeFirst();
  return row && withAuthor(row);
}

/** Locks a comment until the transaction ends. @returns false if there is none in the collaboration. */
export async function lockComment(db: Db, collaborationId: string, id: string): Promise<boolean> {
  const locked = await db
    .selectFrom('collaboration_comments as c')
    .innerJoin('collaboration_threads as t', 't.id', 'c.thread_id')
    .select('c.id')
    .where('c.id', '=', id)
    .where('t.collaboration_id', '=', collaborationId)
    .forUpdate('c')
    .executeTakeFirst();
  return locked !== undefined;
}

/** What a person has not read of the threads `t`. */
const unreadBy = (readerId: string) => sql<number>`(
  select count(*)::int from (
    select 1 from collaboration_comments c
    where c.thread_id = t.id and c.removed_at is null and c.author_id is distinct from ${readerId}::uuid
      and c.id > coalesce((select read_until from collaboration_thread_reads
        where thread_id = t.id and account_id = ${readerId}), ${ZERO_ID})
    limit ${sql.lit(UNREAD_COUNTED)}) unread)`;

/** Counts the comments of these milestones and files; those without any are left out. */
export async function countBySubject(
  db: Db,
  readerId: string,
  collaborationId: string,
  subjectIds: string[],
): Promise<SubjectCounts[]> {
  const { rows } = await sql<SubjectCounts>`
    select coalesce(t.milestone_id, t.file_id) as subject_id, t.comments_count as count, ${unreadBy(readerId)} as unread
    from collaboration_threads t
    where t.collaboration_id = ${collaborationId} and t.comments_count > 0
      and (t.milestone_id = any(${subjectIds}::uuid[]) or t.file_id = any(${subjectIds}::uuid[]))
    order by t.id`.execute(db);
  return rows;
}

/** Counts what a person has not read on milestones and files, up to `UNREAD_COUNTED`. */
export async function countUnreadOnSubjects(
  db: Db,
  readerId: string,
  collaborationId: string,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select least(coalesce(sum(${unreadBy(readerId)}), 0), ${sql.lit(UNREAD_COUNTED)})::int as unread
    from collaboration_threads t
    where t.collaboration_id = ${collaborationId} and t.comments_count > 0
      and (t.milestone_id is not null or t.file_id is not null)`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Finds one page of the threads on milestones and files, newest comment first. */
export async function findSubjectThreads(
  db: Db,
  readerId: string,
  collaborationId: string,
  { page, pageSize }: ListQuery,
) {
  const { rows } = await sql<SubjectThread>`
    select t.id, t.milestone_id, t.file_id, coalesce(m.title, f.name, t.file_name) as name,
      t.comments_count as count, ${unreadBy(readerId)} as unread, t.last_comment_at
    from collaboration_threads t
    left join collaboration_milestones m on m.id = t.milestone_id
    left join collaboration_files f on f.id = t.file_id
    where t.collaboration_id = ${collaborationId} and t.comments_count > 0
      and (t.milestone_id is not null or t.file_id is not null or t.file_name is not null)
    order by t.last_comment_at desc, t.id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

export interface Writer {
  account_id: string;
  /** The organisation for which the person wrote last. */
  profile_id: string;
  /** Names the thread and how far the person has read it: who was told of a comment after that is not told again. */
  once: string;
}

/**
 * Finds the people who wrote in a thread, to tell them of another comment: as a part of a statement. Leaves out people who
 * were told before and have not read the thread since. People who write have read the thread, so it looks among its few readers.
 * @param except accounts that are not told: the author, and the people whom the comment mentions.
 */
const writersOf = (threadId: string | RawBuilder<unknown>, except: string[]) => sql<Writer[]>`coalesce((
  select json_agg(json_build_object('account_id', w.account_id, 'profile_id', w.profile_id, 'once', w.once)) from (
    select r.account_id, last.author_for as profile_id, told.once
    from collaboration_thread_reads r
    cross join lateral (
      select c.id, c.author_for from collaboration_comments c
      where c.author_id = r.account_id and c.thread_id = ${threadId} and c.removed_at is null and c.author_for is not null
      order by c.id desc limit 1) last
    cross join lateral (select concat('replies ', ${threadId}::text, ' ', r.read_until::text) as once) told
    where r.thread_id = ${threadId} and r.account_id <> all(${except}::uuid[])
      and not exists (select from notifications n where n.account_id = r.account_id and n.once = told.once)
    order by last.id desc limit ${WRITERS_MAX}) w), '[]')`;

interface OwnThread {
  id: string;
  /** Number of comments in it, deleted ones too. */
  comments: number;
  /** Number of all comments of the collaboration, deleted ones too. */
  all_comments: number;
  /** Who is to be told of another comment of the reader. */
  writers: Writer[];
}

/**
 * Finds what decides whether the person may comment on the collaboration itself, and what a comment there leads to.
 * @returns the thread is null while nobody has written in it; undefined where the person may not read the collaboration.
 */
export async function findOwnThread(
  db: Db,
  reader: Reader,
  collaborationId: string,
): Promise<(Standing & { thread: OwnThread | null }) | undefined> {
  const { rows } = await sql<Standing & { thread: OwnThread | null }>`
    select standing.id, standing.title, standing.archived_at, standing.own_role, standing.is_named, (
      select json_build_object('id', t.id, 'comments', t.comments_count, 'all_comments', ${allComments(collaborationId)},
        'writers', ${writersOf(sql.ref('t.id'), [reader.accountId])})
      from collaboration_threads t
      where t.collaboration_id = standing.id and ${isOn({})}) as thread
    from ${standingOf(db, reader, collaborationId).as('standing')}`.execute(db);
  return rows[0];
}

interface CommentToStore {
  id: string;
  thread_id: string;
  author_id: string;
  author_for: string;
  body: string;
  created_at: Date;
}

/** The condition that the statement has found its thread. */
const IF_THREAD = sql`where exists (select from thread)`;

interface CommentChange {
  collaborationId: string;
  page: string | undefined;
}

/**
 * Stores a comment in the thread that the statement `thread` finds, and publishes that; its author has read the thread up to
 * there. Parts of one statement, since none needs the answer of another: `with ${stored} select ${publication} from change`. Without
 * a thread nothing is stored, and `change` has no row.
 */
const storing = (one: CommentToStore, thread: RawBuilder<unknown>, change: CommentChange) => {
  const { numbering, publication } = publishedChange({
    ...change,
    parts: ['comments'],
    only: IF_THREAD,
  });
  const stored = sql`
    thread as materialized (${thread}),
    written as (
      insert into collaboration_comments (id, thread_id, author_id, author_for, body, created_at)
      select ${one.id}, thread.id, ${one.author_id}, ${one.author_for}, ${one.body}, ${one.created_at} from thread),
    marked as (${reading({ thread_id: one.thread_id, account_id: one.author_id, read_until: one.id }, IF_THREAD)}),
    change as (${numbering})`;
  return { stored, publication, author: writerOf(sql`${one.author_id}`, sql`${one.author_for}`) };
};

/**
 * Stores a comment in a thread that is locked. @param mentioned accounts of those whom it mentions.
 * @returns its author as readers see it, and who is to be told as they wrote before.
 */
export async function insertComment(
  db: Db,
  one: CommentToStore,
  { mentioned, ...change }: CommentChange & { mentioned: string[] },
): Promise<{ author: CommentPerson | null; writers: Writer[] }> {
  const { stored, publication, author } = storing(one, sql`select ${one.thread_id}::uuid as id`, change);
  const { rows } = await sql<{ author: CommentPerson | null; writers: Writer[] }>`
    with ${stored}
    select ${author} as author, ${writersOf(one.thread_id, [one.author_id, ...mentioned])} as writers, ${publication}
    from change`.execute(db);
  if (!rows[0]) throw new Error('a change without a number');
  return rows[0];
}

/**
 * Stores a comment in a thread that nobody holds, if it still has this number of `comments`: then what `findOwnThread` found still
 * holds, and ids grow in the order of the commits. @returns undefined where somebody else has written; nothing is stored.
 */
export async function insertNextComment(
  db: Db,
  one: CommentToStore,
  { comments, ...change }: CommentChange & { comments: number },
): Promise<{ author: CommentPerson | null } | undefined> {
  const unchanged = sql`
    select id from collaboration_threads where id = ${one.thread_id} and comments_count = ${comments} for update`;
  const { stored, publication, author } = storing(one, unchanged, change);
  const { rows } = await sql<{ author: CommentPerson | null }>`
    with ${stored} select ${author} as author, ${publication} from change`.execute(db);
  return rows[0];
}

export async function updateComment(
  db: Db,
  id: string,
  changes: Updateable<CollaborationComments>,
): Promise<void> {
  await db.updateTable('collaboration_comments').set(changes).where('id', '=', id).execute();
}

export async function insertMentions(
  db: Db,
  mentions: Insertable<CollaborationCommentMentions>[],
): Promise<void> {
  if (mentions.length > 0) await db.insertInto('collaboration_comment_mentions').values(mentions).execute();
}

/** Deletes the mentions of a comment. */
export async function deleteMentions(db: Db, commentId: string): Promise<void> {
  await db.deleteFrom('collaboration_comment_mentions').where('comment_id', '=', commentId).execute();
}

export async function insertVersion(
  db: Db,
  version: Insertable<CollaborationCommentVersions>,
): Promise<void> {
  await db.insertInto('collaboration_comment_versions').values(version).execute();
}

/** Finds earlier versions of a comment, newest first. */
export const findVersions = (db: Db, commentId: string) =>
  db
    .selectFrom('collaboration_comment_versions')
    .select(['id', 'body', 'file_names', 'replaced_at'])
    .where('comment_id', '=', commentId)
    .orderBy('id', 'desc')
    .execute();

/** Deletes what belongs to a comment that is deleted: earlier versions, reactions, and which files it had. */
export async function deleteTraces(db: Db, commentId: string): Promise<void> {
  await db.deleteFrom('collaboration_comment_versions').where('comment_id', '=', commentId).execute();
  await db.deleteFrom('collaboration_comment_reactions').where('comment_id', '=', commentId).execute();
  await db.deleteFrom('collaboration_comment_files').where('comment_id', '=', commentId).execute();
}

interface ReactionRow {
  comment_id: string;
  account_id: string;
  reaction: Reaction;
}

/** @returns false if it was there already. */
export async function insertReaction(db: Db, reaction: ReactionRow): Promise<boolean> {
  const inserted = await db
    .insertInto('collaboration_comment_reactions')
    .values(reaction)
    .onConflict((conflict) => conflict.doNothing())
    .returning('comment_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns false if there was none. */
export async function deleteReaction(db: Db, { comment_id, account_id, reaction }: ReactionRow) {
  const deleted = await db
    .deleteFrom('collaboration_comment_reactions')
    .where('comment_id', '=', comment_id)
    .where('account_id', '=', account_id)
    .where('reaction', '=', reaction)
    .returning('comment_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

interface Read {
  thread_id: string;
  account_id: string;
  read_until: string;
}

/** The statement that stores how far a person has read a thread; never less far than before. @param only where it stores it. */
const reading = (read: Read, only: RawBuilder<unknown> = sql``) => sql`
  insert into collaboration_thread_reads as r (thread_id, account_id, read_until)
  select ${read.thread_id}::uuid, ${read.account_id}::uuid, ${read.read_until}::uuid ${only}
  on conflict (thread_id, account_id) do update set read_until = excluded.read_until
  where r.read_until < excluded.read_until`;

/** Stores how far a person has read a thread; never less far than before. */
export async function upsertRead(db: Db, read: Read): Promise<void> {
  await reading(read).execute(db);
}

/** Finds every comment that a person wrote, with its earlier versions, for the export of the data. */
export async function findEveryCommentOf(db: Db, accountId: string) {
  const { rows } = await sql<object>`
    select c.id, t.collaboration_id, t.milestone_id, t.file_id, coalesce(f.name, t.file_name) as file_name,
      c.body, ${fileNamesOfComment} as attached_files, c.created_at, c.edited_at, c.removed_at,
      array(select v.body from collaboration_comment_versions v where v.comment_id = c.id order by v.id) as versions
    from collaboration_comments c join collaboration_threads t on t.id = c.thread_id
    left join collaboration_files f on f.id = t.file_id
    where c.author_id = ${accountId} and ${isThere('t.collaboration_id')}
    order by c.id desc`.execute(db);
  return rows;
}

/** Deletes the earlier versions of what a person wrote: the comments themselves stay, without the name. */
export async function deleteVersionsOf(db: Db, accountId: string): Promise<void> {
  await sql`
    delete from collaboration_comment_versions v using collaboration_comments c
    where c.id = v.comment_id and c.author_id = ${accountId}`.execute(db);
}

/** Takes the name of a person out of the comments that mention the person, and out of their earlier versions. */
export async function anonymiseMentionsOf(db: Db, accountId: string): Promise<void> {
  for (const [table, key] of [
    ['collaboration_comments', 'id'],
    ['collaboration_comment_versions', 'comment_id'],
  ])
    await sql`
      update ${sql.table(String(table))} c set body = without_name(c.body, m.name, ${DELETED_MEMBER})
      from collaboration_comment_mentions m
      where m.account_id = ${accountId} and m.comment_id = c.${sql.ref(String(key))}`.execute(db);
}

/** Finds the reactions of a person to comments, oldest comment first. */
export async function findReactionsOf(db: Db, accountId: string) {
  const { rows } = await sql<{ comment_id: string; collaboration_id: string; reaction: Reaction }>`
    select r.comment_id, t.collaboration_id, r.reaction
    from collaboration_comment_reactions r
    join collaboration_comments c on c.id = r.comment_id join collaboration_threads t on t.id = c.thread_id
    where r.account_id = ${accountId} and ${isThere('t.collaboration_id')}
    order by r.comment_id, r.reaction`.execute(db);
  return rows;
}
