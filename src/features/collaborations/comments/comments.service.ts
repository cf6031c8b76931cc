import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import {
  asOpen,
  orUnreadable,
  requireOpen,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { lockFiles } from '#features/collaborations/files/chosen-files.service.ts';
import { lockFilesById } from '#features/collaborations/files/collaboration-files.repository.ts';
import { findPeople } from '#features/collaborations/readers/readers.repository.ts';
import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { renderMarkdown } from '#platform/server/markdown/markdown.ts';
import { insertFiles, replaceFiles } from './comment-files.repository.ts';
import { mailCommentMention } from './comment-mention.mail.ts';
import { tellWriters } from './comment-replies.service.ts';
import {
  COMMENT_VERSIONS_MAX,
  COMMENTS_MAX,
  type Comment,
  type CommentCounts,
  type CommentInput,
  type CommentPerson,
  type CommentsPage,
  type CommentsQuery,
  type NewComment,
  REACTIONS,
  type Reaction,
  type SubjectInput,
  type SubjectThread,
} from './comments.contract.ts';
import * as comments from './comments.repository.ts';
import { namedIn } from './comments.rules.ts';

/*
 * Every function here first reads the collaboration as the caller, so that a caller who does not take part gets
 * COLLABORATION_NOT_FOUND and learns nothing else. An archived collaboration is read-only: COLLABORATION_ARCHIVED.
 */

interface CommentPath {
  id: string;
  commentId: string;
}

/** Returns a comment as its reader gets it. A mention leads to the team, where its person is named. */
function toComment(ctx: MemberContext, collaborationId: string, row: comments.CommentRow): Comment {
  const is_own = row.author_id === ctx.actor.accountId;
  const address = ctx.publicUrl + workspacePath(collaborationId, 'team');
  const { id, author, is_unread, created_at, edited_at, removed_at } = row;
  return {
    id,
    author,
    is_own,
    is_unread,
    created_at,
    edited_at,
    removed_at,
    files: removed_at ? [] : row.files,
    html: renderMarkdown(
      row.body,
      row.mentions.map(({ name }) => ({ name, address })),
    ),
    body: is_own ? row.body : null,
    mentions: is_own ? row.mentions : [],
    reactions: REACTIONS.flatMap((reaction) => {
      const given = row.reactions.filter((one) => one.reaction === reaction);
      if (given.length === 0) return [];
      const names = given.map(({ name }) => name).filter(Boolean);
      return [{ reaction, count: given.length, is_own: given.some((one) => one.is_own), names }];
    }),
  };
}

async function getComment(ctx: MemberContext, collaborationId: string, id: string): Promise<Comment> {
  const row = await comments.findComment(ctx.db, ctx.actor.accountId, collaborationId, id);
  if (!row) throw new AppError('COMMENT_NOT_FOUND');
  return toComment(ctx, collaborationId, row);
}

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listComments(
  ctx: MemberContext,
  id: string,
  { before, after, limit, ...subject }: CommentsQuery,
): Promise<CommentsPage> {
  // One more tells whether the list goes on.
  const page = { collaborationId: id, subject, place: { before, after }, most: limit + 1 };
  const found = await orUnreadable(ctx, id, await comments.findComments(ctx.db, ctx.actor, page));
  const rows = found.slice(0, limit);
  const goesOn = found.length > limit;
  return {
    comments: (after ? rows : rows.toReversed()).map((row) => toComment(ctx, id, row)),
    has_earlier: after ? true : goesOn,
    has_later: after ? goesOn : before !== undefined,
  };
}

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function countComments(
  ctx: MemberContext,
  id: string,
  subjectIds: string[],
): Promise<CommentCounts> {
  await requireReadable(ctx, id);
  const { accountId } = ctx.actor;
  return {
    subjects: subjectIds.length > 0 ? await comments.countBySubject(ctx.db, accountId, id, subjectIds) : [],
    unread: await comments.countUnreadOnSubjects(ctx.db, accountId, id),
  };
}

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listSubjectThreads(
  ctx: MemberContext,
  id: string,
  query: ListQuery,
): Promise<SubjectThread[]> {
  await requireReadable(ctx, id);
  return comments.findSubjectThreads(ctx.db, ctx.actor.accountId, id, query);
}

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listCommentPeople(ctx: MemberContext, id: string): Promise<CommentPerson[]> {
  await requireReadable(ctx, id);
  return findPeople(ctx.db, id);
}

interface Subject {
  milestone_id: string | null;
  file_id: string | null;
}
const ON_COLLABORATION: Subject = { milestone_id: null, file_id: null };
type Person = Awaited<ReturnType<typeof findPeople>>[number];

/** Finds the persons of a collaboration whom a text mentions: those whose name is in it. */
async function mentionedIn(
  ctx: MemberContext,
  collaborationId: string,
  { body, mentions }: Pick<CommentInput, 'body' | 'mentions'>,
): Promise<Person[]> {
  if (mentions.length === 0) return [];
  const people = await findPeople(ctx.db, collaborationId);
  const named = namedIn(
    body,
    people.filter(({ id }) => mentions.includes(id)),
  );
  return [...new Map(named.map((one) => [one.id, one])).values()];
}

/** Stores the mentions of a comment that has none yet, and mails those whom it did not mention `before`, except the caller. */
async function mention(
  ctx: MemberContext,
  persons: Person[],
  {
    before,
    ...comment
  }: {
    commentId: string;
    before: string[];
    collaboration: { id: string; title: string };
    body: string;
    subject: Subject;
  },
): Promise<void> {
  await comments.insertMentions(
    ctx.db,
    persons.map(({ id, name }) => ({ comment_id: comment.commentId, account_id: id, name })),
  );
  const fresh = persons.filter(({ id }) => !before.includes(id) && id !== ctx.actor.accountId);
  if (fresh.length === 0) return;
  const by = await nameOfActor(ctx);
  for (const { id, profile_id: profileId } of fresh)
    await mailCommentMention(ctx, { ...comment, to: { id }, profileId, by });
}

/**
 * Locks what a new comment belongs to: files and milestones before the thread, as those do who delete them.
 * @throws AppError as `createComment`.
 */
async function lockToComment(
  ctx: MemberContext,
  id: string,
  { subject, files }: { subject: Subject; files: string[] },
) {
  const { milestone_id, file_id } = subject;
  const collaboration = await requireOpen(ctx, id, 'comments');
  if (milestone_id && !(await comments.hasMilestone(ctx.db, id, milestone_id)))
    throw new AppError('MILESTONE_NOT_FOUND');
  if (file_id && (await lockFilesById(ctx.db, id, [file_id])) === 0)
    throw new AppError('WORKSPACE_FILE_NOT_FOUND');
  await lockFiles(ctx, id, { files });
  const thread = await comments.lockThread(ctx.db, { id: newId(), collaboration_id: id, ...subject });
  return { collaboration, thread };
}

/** A comment of the caller, as it is stored. */
const toStore = (ctx: MemberContext, threadId: string, body: string) => ({
  id: newId(),
  thread_id: threadId,
  body,
  author_id: ctx.actor.accountId,
  author_for: ctx.actor.profileId,
  created_at: ctx.now,
});

interface Stored extends ReturnType<typeof toStore>, Subject {
  author: CommentPerson | null;
  mentions: { id: string; name: string }[];
}

/** A comment that was just stored, as its author gets it. */
function asStored(ctx: MemberContext, collaborationId: string, { created_at, ...comment }: Stored): Comment {
  return toComment(ctx, collaborationId, {
    ...comment,
    files: [],
    reactions: [],
    is_unread: false,
    created_at: created_at.toISOString(),
    edited_at: null,
    removed_at: null,
  });
}

/**
 * Stores a comment on the collaboration itself of which nobody is to be told, as most are: in two statements and without a
 * transaction around them. @returns undefined where it takes more.
 * @throws AppError as `createComment`.
 */
async function commentAtOnce(ctx: MemberContext, id: string, body: string): Promise<Comment | undefined> {
  const place = await comments.findOwnThread(ctx.db, ctx.actor, id);
  asOpen(ctx, place, 'comments');
  const thread = place?.thread;
  if (!thread || thread.writers.length > 0 || thread.all_comments >= COMMENTS_MAX) return undefined;
  const comment = toStore(ctx, thread.id, body);
  const change = { collaborationId: id, page: ctx.page };
  const stored = await comments.insertNextComment(ctx.db, comment, { ...change, comments: thread.comments });
  return stored && asStored(ctx, id, { ...comment, ...ON_COLLABORATION, ...stored, mentions: [] });
}

/**
 * Comments on the collaboration, or on a milestone or a file of it, and mails the persons whom the text mentions.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ARCHIVED, MILESTONE_NOT_FOUND, WORKSPACE_FILE_NOT_FOUND,
 *   LIMIT_REACHED; VALIDATION_FAILED naming `files` where one of them is gone.
 */
export async function createComment(
  ctx: MemberContext,
  id: string,
  { milestone_id, file_id, ...input }: NewComment,
): Promise<Comment> {
  const { body } = input;
  const files = [...new Set(input.files)];
  const isPlain = !milestone_id && !file_id && files.length === 0 && input.mentions.length === 0;
  const atOnce = isPlain && (await commentAtOnce(ctx, id, body));
  if (atOnce) return atOnce;
  return transact(ctx, async (ctx) => {
    const subject = { milestone_id: milestone_id ?? null, file_id: file_id ?? null };
    const { collaboration, thread } = await lockToComment(ctx, id, { subject, files });
    if (thread.all_comments >= COMMENTS_MAX) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${COMMENTS_MAX} comments, the maximum.`,
      });
    }
    const persons = await mentionedIn(ctx, id, input);
    const comment = toStore(ctx, thread.id, body);
    const { author, writers } = await comments.insertComment(ctx.db, comment, {
      collaborationId: id,
      page: ctx.page,
      mentioned: persons.map((person) => person.id),
    });
    await insertFiles(ctx.db, comment.id, files);
    await mention(ctx, persons, { commentId: comment.id, before: [], collaboration, body, subject });
    await tellWriters(ctx, writers, { collaboration, commentId: comment.id, subject, body });
    if (files.length > 0) return getComment(ctx, id, comment.id);
    const mentions = persons.map(({ id, name }) => ({ id, name }));
    return asStored(ctx, id, { ...comment, ...subject, author, mentions });
  });
}

/**
 * Locks an own comment to change it.
 * @throws AppError as `requireOpen`; COMMENT_NOT_FOUND, also for a deleted one; FORBIDDEN for that of another person.
 */
async function lockOwnComment(ctx: MemberContext, { id, commentId }: CommentPath) {
  const collaboration = await requireOpen(ctx, id, 'comments');
  const isHere = await comments.lockComment(ctx.db, id, commentId);
  const comment = isHere && (await comments.findComment(ctx.db, ctx.actor.accountId, id, commentId));
  if (!comment || comment.removed_at) throw new AppError('COMMENT_NOT_FOUND');
  if (comment.author_id !== ctx.actor.accountId) throw new AppError('FORBIDDEN');
  return { collaboration, comment };
}

/** Changes an own comment, and keeps what it said. @throws AppError as `lockOwnComment`; LIMIT_REACHED, VALIDATION_FAILED. */
export function updateComment(ctx: MemberContext, path: CommentPath, input: CommentInput): Promise<Comment> {
  return transact(ctx, async (ctx) => {
    const { collaboration, comment } = await lockOwnComment(ctx, path);
    const before = comment.mentions.map(({ id }) => id);
    const attached = comment.files.flatMap(({ id }) => id ?? []);
    const files = input.files ? [...new Set(input.files)] : attached;
    await lockFiles(ctx, path.id, { files });
    if (input.body !== comment.body || files.join() !== attached.join()) {
      if ((await comments.findVersions(ctx.db, comment.id)).length >= COMMENT_VERSIONS_MAX) {
        throw new AppError('LIMIT_REACHED', {
          message: `This comment was changed ${COMMENT_VERSIONS_MAX} times, the maximum. Please write a new one.`,
        });
      }
      await comments.insertVersion(ctx.db, {
        id: newId(),
        comment_id: comment.id,
        body: comment.body,
        file_names: comment.files.map(({ name }) => name),
        replaced_at: ctx.now,
      });
      await replaceFiles(ctx.db, comment.id, files);
      await comments.updateComment(ctx.db, comment.id, { body: input.body, edited_at: ctx.now });
      await comments.deleteMentions(ctx.db, comment.id);
      const persons = await mentionedIn(ctx, path.id, input);
      const { body } = input;
      await mention(ctx, persons, { commentId: comment.id, before, collaboration, body, subject: comment });
      await publishWork(ctx, path.id, ['comments']);
    }
    return getComment(ctx, path.id, comment.id);
  });
}

/** Deletes the words of an own comment, now and before; its place stays. @throws AppError as `lockOwnComment`. */
export function removeComment(ctx: MemberContext, path: CommentPath): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const { comment } = await lockOwnComment(ctx, path);
    await comments.updateComment(ctx.db, comment.id, { body: '', removed_at: ctx.now });
    await comments.deleteMentions(ctx.db, comment.id);
    await comments.deleteTraces(ctx.db, comment.id);
    await recordChange(ctx, { collaborationId: path.id, noun: 'comment', what: 'removed' });
    return { id: comment.id };
  });
}

/** @throws AppError COLLABORATION_NOT_FOUND, COMMENT_NOT_FOUND. */
export async function listCommentVersions(ctx: MemberContext, { id, commentId }: CommentPath) {
  await requireReadable(ctx, id);
  await getComment(ctx, id, commentId);
  const versions = await comments.findVersions(ctx.db, commentId);
  return versions.map(({ body, ...version }) => ({ ...version, html: renderMarkdown(body) }));
}

/** Adds (true) or takes back an own reaction. */
export function setReaction(
  ctx: MemberContext,
  { id, commentId, reaction }: CommentPath & { reaction: Reaction },
  isGiven: boolean,
): Promise<Comment> {
  return transact(ctx, async (ctx) => {
    await requireOpen(ctx, id, 'comments');
    const comment = await getComment(ctx, id, commentId);
    if (comment.removed_at) throw new AppError('COMMENT_NOT_FOUND');
    const row = { comment_id: commentId, account_id: ctx.actor.accountId, reaction };
    const isChanged = await (isGiven
      ? comments.insertReaction(ctx.db, row)
      : comments.deleteReaction(ctx.db, row));
    if (isChanged) await publishWork(ctx, id, ['comments']);
    return getComment(ctx, id, commentId);
  });
}

/** Notes how far the caller has read a thread. @throws AppError COLLABORATION_NOT_FOUND. */
export async function readThread(
  ctx: MemberContext,
  id: string,
  { read_until, ...subject }: SubjectInput & { read_until: string },
): Promise<{ read_until: string }> {
  const [thread] = await orUnreadable(ctx, id, await comments.findThread(ctx.db, ctx.actor, id, subject));
  if (thread) {
    const { accountId: account_id } = ctx.actor;
    await comments.upsertRead(ctx.db, { thread_id: thread.id, account_id, read_until });
  }
  return { read_until };
}
