import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { FileVersion } from '#features/collaborations/files/collaboration-files.contract.ts';
import { Instant, text, Uuid } from '#platform/contract/fields.ts';
import { FEW_CELLS } from '#platform/contract/markdown-texts.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

const COMMENT_MAX = 5000;
export const COMMENT_MENTIONS_MAX = 10;
/** Most files that a comment can have. */
export const COMMENT_FILES_MAX = 10;
/** Most comments that a collaboration can have, and most earlier versions of one. */
export const COMMENTS_MAX = 20_000;
export const COMMENT_VERSIONS_MAX = 50;
/** Most milestones and files whose comments one call counts. */
export const SUBJECTS_MAX = 50;
const TOO_MANY_SUBJECTS = `Name at most ${SUBJECTS_MAX} milestones and files`;
/** Most comments of a page of the list. */
const PAGE_MAX = 50;
const COMMENTS_PAGE = 30;

/** Short answers to a comment. */
export const REACTIONS = ['agree', 'thanks', 'done', 'question'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The subject of a thread: a milestone or a file, or the collaboration where none is named. */
const subject = { milestone_id: Uuid.optional(), file_id: Uuid.optional() };
/** A thread to read: by its subject, or by its id, which that of a deleted file needs. */
const threadToRead = { ...subject, thread_id: Uuid.optional() };
export type SubjectInput = { [Field in keyof typeof threadToRead]?: string | undefined };

const ONE_SUBJECT: [(input: SubjectInput) => boolean, { path: string[]; error: string }] = [
  ({ milestone_id, file_id, thread_id }) => [milestone_id, file_id, thread_id].filter(Boolean).length <= 1,
  { path: ['file_id'], error: 'Please name one milestone, file or thread' },
];

export const CommentInput = z.strictObject({
  /** Markdown. */
  body: text(COMMENT_MAX, 'Comment')
    .min(1, 'Please write something')
    .refine(...FEW_CELLS),
  /** Accounts of persons whom the text names as `@name`; a name that is not in the text counts for nothing. */
  mentions: z
    .array(Uuid)
    .max(COMMENT_MENTIONS_MAX, `A comment can mention ${COMMENT_MENTIONS_MAX} persons at most`)
    .default([]),
  /** Files of the collaboration to attach. Without them an edit leaves what is attached. */
  files: z
    .array(Uuid)
    .max(COMMENT_FILES_MAX, `A comment can have ${COMMENT_FILES_MAX} files at most`)
    .optional(),
});
export type CommentInput = z.output<typeof CommentInput>;

export const NewComment = CommentInput.extend(subject).refine(...ONE_SUBJECT);
export type NewComment = z.output<typeof NewComment>;

/** A person of a side of the collaboration. */
export const CommentPerson = z.object({
  /** Of the person's account. */
  id: z.uuid(),
  name: z.string(),
  /** Null for an individual, and where the organisation is gone. */
  organization: z.string().nullable(),
});
export type CommentPerson = z.output<typeof CommentPerson>;

export const CommentFile = z.object({
  /** Null once the file is deleted. */
  id: z.uuid().nullable(),
  /** Of a deleted file the name that it had. */
  name: z.string(),
  /** Null once the file is deleted. */
  newest: FileVersion.pick({ number: true, file_name: true, media_type: true, byte_size: true }).nullable(),
});
export type CommentFile = z.output<typeof CommentFile>;

export const Comment = z.object({
  id: z.uuid(),
  /** Null once the account was erased. */
  author: CommentPerson.nullable(),
  /** Sanitised; empty for a deleted comment. */
  html: z.string(),
  /** As it was written; null unless it is the caller's own. */
  body: z.string().nullable(),
  /** Persons whom the text names; empty unless it is the caller's own. */
  mentions: z.array(z.object({ id: z.uuid(), name: z.string() })),
  files: z.array(CommentFile),
  is_own: z.boolean(),
  /** Written by somebody else after what the caller has read. */
  is_unread: z.boolean(),
  reactions: z.array(
    z.object({
      reaction: z.enum(REACTIONS),
      count: z.int(),
      is_own: z.boolean(),
      names: z.array(z.string()),
    }),
  ),
  created_at: Instant,
  edited_at: Instant.nullable(),
  removed_at: Instant.nullable(),
});
export type Comment = z.output<typeof Comment>;

const CommentsQuery = z
  .strictObject({
    ...threadToRead,
    /** Comments before this one; without it and `after`, the newest. */
    before: Uuid.optional(),
    /** Comments after this one. */
    after: Uuid.optional(),
    limit: z.coerce
      .number('Limit must be a number')
      .int('Limit must be a whole number')
      .min(1, 'Limit must be at least 1')
      .max(PAGE_MAX, `Limit must be at most ${PAGE_MAX}`)
      .default(COMMENTS_PAGE),
  })
  .refine(({ before, after }) => !before || !after, {
    path: ['after'],
    error: 'Please ask for comments before one or after one',
  })
  .refine(...ONE_SUBJECT);
export type CommentsQuery = z.output<typeof CommentsQuery>;

/** Comments oldest first. */
const CommentsPage = z.object({
  comments: z.array(Comment),
  has_earlier: z.boolean(),
  has_later: z.boolean(),
});
export type CommentsPage = z.output<typeof CommentsPage>;

const counts = {
  count: z.int(),
  /** Comments of others that the caller has not read, counted up to 100. */
  unread: z.int(),
};

/** How many comments a milestone or a file has. */
const SubjectCounts = z.object({ subject_id: z.uuid(), ...counts });
export type SubjectCounts = z.output<typeof SubjectCounts>;

const CommentCounts = z.object({
  /** The subjects of the query that have comments. */
  subjects: z.array(SubjectCounts),
  /** Comments of others that the caller has not read, on all milestones and files, counted up to 100. */
  unread: z.int(),
});
export type CommentCounts = z.output<typeof CommentCounts>;

/** A thread on a milestone or a file, with what it is about. Neither id is there once its file is deleted. */
const SubjectThread = z.object({
  id: z.uuid(),
  milestone_id: z.uuid().nullable(),
  file_id: z.uuid().nullable(),
  ...counts,
  /** Title of the milestone, or name of the file; of a deleted file the name that it had. */
  name: z.string(),
  last_comment_at: Instant,
});
export type SubjectThread = z.output<typeof SubjectThread>;

const CommentParams = z.strictObject({ id: CollaborationId, commentId: Uuid });
const ReactionParams = CommentParams.extend({ reaction: z.enum(REACTIONS, 'Unknown reaction') });

export const listComments = defineRoute({
  name: 'listComments',
  method: 'GET',
  path: '/collaborations/:id/comments',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  right: 'any',
  summary:
    'Comments on a collaboration, a milestone or a file, oldest first, a page at a time in both directions',
  params: CollaborationParams,
  query: CommentsQuery,
  response: CommentsPage,
});

export const countComments = defineRoute({
  name: 'countComments',
  method: 'GET',
  path: '/collaborations/:id/comment-counts',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  right: 'any',
  summary: `How many comments up to ${SUBJECTS_MAX} milestones and files have, and how many the caller has not read`,
  params: CollaborationParams,
  query: z.strictObject({
    /** Ids of milestones and files, separated by commas. */
    subjects: z
      .string()
      .max(SUBJECTS_MAX * 37, TOO_MANY_SUBJECTS)
      .default('')
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(Uuid).max(SUBJECTS_MAX, TOO_MANY_SUBJECTS)),
  }),
  response: CommentCounts,
});

export const listSubjectThreads = defineRoute({
  name: 'listSubjectThreads',
  method: 'GET',
  path: '/collaborations/:id/threads/subjects',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  right: 'any',
  summary:
    'The threads on milestones and files of a collaboration, also on deleted files, newest comment first, a page at a time',
  params: CollaborationParams,
  query: ListQuery,
  response: z.array(SubjectThread),
});

export const listCommentPeople = defineRoute({
  name: 'listCommentPeople',
  method: 'GET',
  path: '/collaborations/:id/people',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  right: 'any',
  summary: 'The persons of all sides of a collaboration, whom a comment can mention',
  params: CollaborationParams,
  response: z.array(CommentPerson),
});

export const createComment = defineRoute({
  name: 'createComment',
  method: 'POST',
  path: '/collaborations/:id/comments',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'none',
  right: 'comments',
  summary: 'Comments on a collaboration, a milestone or a file, and mails the persons whom it mentions',
  params: CollaborationParams,
  body: NewComment,
  response: Comment,
  status: 201,
});

export const updateComment = defineRoute({
  name: 'updateComment',
  method: 'PATCH',
  path: '/collaborations/:id/comments/:commentId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'none',
  right: 'comments',
  summary: 'Changes an own comment; what it said before stays readable',
  params: CommentParams,
  body: CommentInput,
  response: Comment,
});

export const removeComment = defineRoute({
  name: 'removeComment',
  method: 'DELETE',
  path: '/collaborations/:id/comments/:commentId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'none',
  right: 'comments',
  summary: 'Deletes an own comment; its place stays',
  params: CommentParams,
  response: z.object({ id: Uuid }),
});

export const listCommentVersions = defineRoute({
  name: 'listCommentVersions',
  method: 'GET',
  path: '/collaborations/:id/comments/:commentId/versions',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  right: 'any',
  summary: 'What a comment said before its edits, newest first',
  params: CommentParams,
  response: z.array(
    z.object({
      id: z.uuid(),
      html: z.string(),
      /** Names of the files that were attached. */
      file_names: z.array(z.string()),
      replaced_at: Instant,
    }),
  ),
});

export const addReaction = defineRoute({
  name: 'addReaction',
  method: 'PUT',
  path: '/collaborations/:id/comments/:commentId/reactions/:reaction',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'none',
  right: 'comments',
  summary: 'Adds an own reaction to a comment',
  params: ReactionParams,
  response: Comment,
});

export const removeReaction = defineRoute({
  name: 'removeReaction',
  method: 'DELETE',
  path: '/collaborations/:id/comments/:commentId/reactions/:reaction',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'none',
  right: 'comments',
  summary: 'Takes an own reaction back',
  params: ReactionParams,
  response: Comment,
});

export const readThread = defineRoute({
  name: 'readThread',
  method: 'PUT',
  path: '/collaborations/:id/thread-reads',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  right: 'any',
  summary: 'Notes how far the caller has read a thread',
  params: CollaborationParams,
  body: z.strictObject({ ...threadToRead, read_until: Uuid }).refine(...ONE_SUBJECT),
  response: z.object({ read_until: Uuid }),
});
