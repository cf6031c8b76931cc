/**
 * Collaborations as the bare server answers them. Written by hand:
 * - the list reads its page of ids first, from the places of the organisation, then everything of these collaborations in one
 *   statement;
 * - a workspace is a collaboration and its milestones, a statement each;
 * - a comment with the mark of what its author has read and the number of the change is one statement: none of its parts
 *   needs the answer of another. Another one reads it as its author sees it;
 * - a page of comments hides from the planner which thread it is, and has its length in the text: so PostgreSQL plans it once, and
 *   reads the index of threads also where one thread has a third of all comments.
 */
import { COLLABORATION_RIGHTS } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';

type Row = Record<string, unknown>;
type Run = (statement: { name: string; text: string }, values: unknown[]) => Promise<Row[]>;

const COMMENTS_PAGE = 20;

const COLUMNS = `c.id, c.title, c.description, c.status, c.status_reason, c.type, c.category, c.priority, array(
    select p.name from collaboration_participants p where p.collaboration_id = c.id and p.left_at is null
    order by p.created_at, p.id) as participants,
  c.budget, c.budget_band, c.timeframe, c.duration_months, c.start_date, c.end_date, c.progress_percentage,
  c.progress_reason, c.impact_metrics, c.created_by, c.created_at, c.updated_at, c.archived_at, null as archived_by_name,
  c.restored_at, null as restored_by_name, c.visibility, c.version, mine.role as own_role,
  coalesce(l.seq, 0) as last_change`;

const LIST = {
  name: 'collaborations',
  text: `
    with listed as materialized (
      select c.id, mine.role, c.created_at from collaboration_participants mine
      join collaborations c on c.id = mine.collaboration_id
      where mine.profile_id = $1 and c.archived_at is null and c.removed_at is null
      order by c.created_at desc, c.id desc limit $2
    )
    select ${COLUMNS} from listed mine join collaborations c on c.id = mine.id
    left join collaboration_live l on l.collaboration_id = c.id
    order by mine.created_at desc, mine.id desc`,
};

const ONE = {
  name: 'collaboration',
  text: `
    select ${COLUMNS} from collaboration_participants mine join collaborations c on c.id = mine.collaboration_id
    left join collaboration_live l on l.collaboration_id = c.id
    where mine.profile_id = $1 and mine.collaboration_id = $2 and c.removed_at is null`,
};

const MILESTONES = {
  name: 'milestones',
  text: `
    select m.id, m.title, m.description, m.status, m.start_date, m.due_date, null as owner, array(
        select d.depends_on_id from collaboration_milestone_dependencies d where d.milestone_id = m.id) as depends_on,
      m.completed_at, null as completed_by_name, coalesce((
        select json_agg(e.file_id) from collaboration_milestone_evidence e where e.milestone_id = m.id), '[]') as evidence,
      m.evidence_note, m.created_at, m.version
    from collaboration_milestones m where m.collaboration_id = $1 order by m.due_date nulls last, m.created_at, m.id`,
};

const THREAD = {
  name: 'thread',
  text: 'select id from collaboration_threads where collaboration_id = $1 and milestone_id is null',
};

const COMMENT = `c.id, json_build_object('id', a.id, 'name', coalesce(a.person_name, p.member_name),
    'organization', p.organization_name) as author, c.author_id, c.body, c.created_at, c.edited_at, c.removed_at,
  coalesce((select json_agg(x.reaction) from collaboration_comment_reactions x where x.comment_id = c.id), '[]') as reactions,
  coalesce((select json_agg(m.name) from collaboration_comment_mentions m where m.comment_id = c.id), '[]') as mentions,
  c.author_id <> $2 and c.id > coalesce((select r.read_until from collaboration_thread_reads r
    where r.thread_id = c.thread_id and r.account_id = $2), '00000000-0000-0000-0000-000000000000') as is_unread
  from collaboration_comments c join accounts a on a.id = c.author_id join profiles p on p.id = c.author_for`;

const COMMENTS = {
  name: 'comments',
  text: `select ${COMMENT} where c.thread_id = (select $1::uuid) order by c.id desc limit ${COMMENTS_PAGE + 1}`,
};
const ONE_COMMENT = { name: 'comment', text: `select ${COMMENT} where c.id = $1` };

const INSERT_COMMENT = {
  name: 'insert-comment',
  text: `
    with written as (
      insert into collaboration_comments (id, thread_id, author_id, author_for, body, created_at)
      select $1, t.id, $2, $2, $4, now() from collaboration_threads t
      where t.collaboration_id = $3 and t.milestone_id is null
      returning thread_id
    ), marked as (
      insert into collaboration_thread_reads as r (thread_id, account_id, read_until)
      select thread_id, $2, $1 from written
      on conflict (thread_id, account_id) do update set read_until = excluded.read_until
    ), changed as (
      insert into collaboration_live as c (collaboration_id, seq, parts) values ($3, 1, '{"comments": 1}')
      on conflict (collaboration_id) do update set seq = c.seq + 1, parts = c.parts || jsonb_build_object('comments', c.seq + 1)
      returning seq
    )
    select pg_notify('dayitva_live', json_build_array('collaboration:' || $3::text, json_build_object('seq', seq))::text)
    from changed`,
};

/** The caller leads it, and owns the organisation. */
const present = (row: Row) => ({ ...row, rights: COLLABORATION_RIGHTS });

/** As the bench writes them: without Markdown, mentions and reactions. */
function presentComment({ author_id, ...row }: Row, reader: unknown): Row {
  const is_own = author_id === reader;
  return { ...row, html: `<p>${row.body}</p>\n`, is_own, body: is_own ? row.body : null };
}

/** @param path behind `/collaborations`. */
export async function readWorkspace(run: Run, path: string, reader: unknown): Promise<unknown> {
  const [, id, part] = path.split('/');
  if (!id) return (await run(LIST, [reader, 50])).map(present);
  if (part === 'milestones') return run(MILESTONES, [id]);
  if (part === 'comments') {
    const [thread] = await run(THREAD, [id]);
    const rows = await run(COMMENTS, [thread?.id, reader]);
    const comments = rows
      .slice(0, COMMENTS_PAGE)
      .reverse()
      .map((row) => presentComment(row, reader));
    return { comments, has_earlier: rows.length > COMMENTS_PAGE, has_later: false };
  }
  const [one] = await run(ONE, [reader, id]);
  return one && present(one);
}

/** @param path behind `/collaborations`. @param id of the comment; ids grow with the time. */
export async function writeComment(
  run: Run,
  { path, author, body, id }: { path: string; author: unknown; body: unknown; id: string },
): Promise<unknown> {
  await run(INSERT_COMMENT, [id, author, path.split('/')[1], body]);
  const [comment] = await run(ONE_COMMENT, [id, author]);
  return comment && presentComment(comment, author);
}
