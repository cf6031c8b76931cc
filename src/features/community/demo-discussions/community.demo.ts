import { createHash } from 'node:crypto';
import { TopicInput } from '#features/community/topics/topics.contract.ts';
import { demoMembers } from '#features/profiles/demo-members/profiles.demo.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { demoId } from '#platform/server/demo-records.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { plainPdf } from '#platform/server/files/plain-pdf.ts';
import { ENVIRONMENT_TOPICS } from './discussions-environment.demo.ts';
import { type DemoTopic, SOCIETY_TOPICS } from './discussions-society.demo.ts';

const TOPICS = [...SOCIETY_TOPICS, ...ENVIRONMENT_TOPICS];

/** Groups of the circles elsewhere; the third circle has none. */
const GROUPS: [slug: DemoTopic['circle'], address: string][] = [
  ['gender-equality', 'https://groups.example/csr-gender-equality'],
  ['healthcare-nutrition', 'https://groups.example/csr-healthcare'],
];

/** Members with printed sign-ins have been here before: they see what is new since. */
const VISITORS: [key: string, days: number][] = [
  ['tungavarna', 3.2],
  ['aksharvan', 5.2],
];

interface DemoInput {
  now: Date;
  store: FileStore;
}

/** Loads the demo discussions. The members must exist. @throws ZodError, or Error for an unknown member or circle. */
export async function loadCommunityDemo(db: Db, { now, store }: DemoInput): Promise<void> {
  const members = new Map(demoMembers(now).map(({ key, id }) => [key, id]));
  const memberId = (key: string) => {
    const id = members.get(key);
    if (!id) throw new Error(`there is no demo member ${key}`);
    return id;
  };
  const circles = new Map(
    (await db.selectFrom('forum_circles').select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]),
  );
  const circleId = (slug: string) => {
    const id = circles.get(slug);
    if (!id) throw new Error(`there is no circle ${slug}`);
    return id;
  };
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const idOf = (key: string, reply?: number) =>
    demoId('forum post', reply === undefined ? key : `${key}/${reply}`);

  const topics = TOPICS.map(({ key, circle, by, days, isPinned, views, replies }) => ({
    id: idOf(key),
    circle_id: circleId(circle),
    author_id: memberId(by),
    is_pinned: isPinned ?? false,
    replies_count: replies.length,
    views,
    created_at: ago(days),
    last_activity_at: ago(Math.min(days, ...replies.map((reply) => reply.days))),
  }));
  const posts = TOPICS.flatMap(({ key, circle, by, days, title, body, replies }) => {
    const input = TopicInput.parse({ title, body });
    const common = { topic_id: idOf(key), circle_id: circleId(circle) };
    return [
      { ...common, id: idOf(key), author_id: memberId(by), created_at: ago(days), title: input.title, body },
      ...replies.map((reply, at) => ({
        ...common,
        id: idOf(key, at),
        author_id: memberId(reply.by),
        // Of two on one day the later one is an hour younger.
        created_at: new Date(ago(reply.days).getTime() + at * 60_000),
        title: null,
        body: reply.body,
      })),
    ];
  });
  await db.insertInto('forum_topics').values(topics).execute();
  await db.insertInto('forum_posts').values(posts).execute();

  for (const { key, replies } of TOPICS) {
    for (const [at, { by, days, isAnswer, mentions = [], file }] of replies.entries()) {
      const post_id = idOf(key, at);
      if (isAnswer)
        await db
          .updateTable('forum_topics')
          .set({ answer_id: post_id })
          .where('id', '=', idOf(key))
          .execute();
      for (const mentioned of mentions) {
        const { member_name } = await db
          .selectFrom('profiles')
          .select('member_name')
          .where('id', '=', memberId(mentioned))
          .executeTakeFirstOrThrow();
        await db
          .insertInto('forum_mentions')
          .values({ post_id, member_id: memberId(mentioned), name: member_name })
          .execute();
      }
      if (file) await attach(db, store, { post_id, owner_id: memberId(by), created_at: ago(days), file });
    }
  }
  await insertHabits(db, { now, memberId, circleId });
}

interface DemoFile {
  post_id: string;
  owner_id: string;
  created_at: Date;
  file: [name: string, lines: string[]];
}

async function attach(db: Db, store: FileStore, { file: [name, lines], ...row }: DemoFile): Promise<void> {
  const pdf = plainPdf(lines);
  const file_name = `private/${createHash('sha256').update(`forum ${name}`).digest('base64url').slice(0, 22)}`;
  await store.write(file_name, pdf, 'application/pdf');
  const { post_id, owner_id, created_at } = row;
  await db
    .insertInto('files')
    .values({
      name: file_name,
      owner_id,
      stored_by: owner_id,
      media_type: 'application/pdf',
      byte_size: pdf.length,
      created_at,
    })
    .execute();
  await db
    .insertInto('forum_attachments')
    .values({
      id: demoId('forum attachment', name),
      owner_id,
      post_id,
      file_name,
      original_name: name,
      created_at,
    })
    .execute();
}

interface Ids {
  now: Date;
  memberId: (key: string) => string;
  circleId: (slug: string) => string;
}

/** Group links, moderators, followed circles and earlier visits. */
async function insertHabits(db: Db, { now, memberId, circleId }: Ids): Promise<void> {
  for (const [slug, group_url] of GROUPS)
    await db.updateTable('forum_circles').set({ group_url }).where('slug', '=', slug).execute();
  await db
    .insertInto('forum_moderators')
    .values([
      { circle_id: circleId('gender-equality'), member_id: memberId('plumbline') },
      { circle_id: circleId('healthcare-nutrition'), member_id: memberId('thirdsky') },
    ])
    .execute();
  const slugs = [...new Set(TOPICS.map(({ circle }) => circle))];
  await db
    .insertInto('forum_circle_follows')
    .values(VISITORS.map(([key]) => ({ member_id: memberId(key), circle_id: circleId('gender-equality') })))
    .execute();
  const visits = VISITORS.flatMap(([key, days]) =>
    slugs.map((slug) => ({
      member_id: memberId(key),
      circle_id: circleId(slug),
      visited_at: new Date(now.getTime() - days * DAY_MS),
    })),
  );
  await db.insertInto('forum_visits').values(visits).execute();
}
