import { callAs, topicBody } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, recordOf } from './call.ts';

/** Secret of `startTestApp`. */

const CIRCLE = { circle: 'gender-equality' };
/** The circle in which the owner is a moderator. */
const MODERATED = 'environment-sustainability';
const TOPICS = `/community/circles/${CIRCLE.circle}/topics`;

/** Forum circles with their topics, replies and moderation. */
export function communityCalls(app: TestApp, owner: TestMember): Calls {
  const record = recordOf(app, owner);
  const topic = () => record(TOPICS, topicBody());
  const reply = async (by: TestMember) => {
    const { id } = await topic();
    return {
      topic: id,
      id: (await callAs(app, by, 'POST', `/community/topics/${id}/replies`, { body: 'Yes' })).id,
    };
  };
  const file = async () => fileForm(await samplePng(), 'block.png');
  const attachment = async () => record('/community/attachments', await file());
  const reported = async () => {
    const { id } = await topic();
    const reporter = await createMember(app);
    await callAs(app, reporter, 'POST', `/community/posts/${id}/reports`, { reason: 'An advertisement' });
    return { id };
  };
  /** A topic in the circle that the owner moderates. */
  const moderated = async () => {
    await app.sql(
      `insert into forum_moderators (circle_id, member_id) select id, $1 from forum_circles where slug = $2
        on conflict do nothing`,
      [owner.id, MODERATED],
    );
    return record(`/community/circles/${MODERATED}/topics`, topicBody());
  };
  const inCircle = () => ({ params: CIRCLE });
  const aboutTopic = async () => ({ params: await topic() });
  const circle = async () => {
    const [row] = await app.sql<{ id: string }>('select id from forum_circles where slug = $1', [
      CIRCLE.circle,
    ]);
    return { id: row?.id ?? '' };
  };

  return {
    listCircles: nothing,
    getCircle: inCircle,
    visitCircle: inCircle,
    followCircle: inCircle,
    unfollowCircle: inCircle,
    listTopics: inCircle,
    searchPosts: () => ({ params: CIRCLE, query: '?search=toilet' }),
    createTopic: () => ({ params: CIRCLE, body: topicBody() }),
    getTopic: aboutTopic,
    readTopic: aboutTopic,
    followTopic: async () => ({ params: await topic(), body: { follow: 'muted' } }),
    markAnswer: async () => {
      const { topic: id, id: reply_id } = await reply(await createMember(app));
      return { params: { id }, body: { reply_id } };
    },
    setTopicState: async () => ({ params: await moderated(), body: { is_pinned: true } }),
    listReplies: aboutTopic,
    createReply: async () => ({ params: await topic(), body: { body: 'The school committee.' } }),
    previewPost: () => ({ body: { body: '**Yes**' } }),
    updatePost: async () => ({ params: await topic(), body: { body: 'Who pays?' } }),
    removePost: aboutTopic,
    listPostVersions: aboutTopic,
    createAttachment: async () => ({ body: await file() }),
    removeAttachment: async () => ({ params: await attachment() }),
    openAttachment: async () => ({ params: await attachment() }),
    downloadAttachment: async () => {
      const params = await attachment();
      const path = `/community/attachments/${params.id}/openings`;
      const { expires, signature } = await callAs(app, owner, 'POST', path);
      return { params, query: `?expires=${expires}&signature=${signature}` };
    },
    reportPost: async () => {
      const { id } = await reply(await createMember(app));
      return { params: { id }, body: { reason: 'An advertisement' } };
    },
    hidePost: async () => ({ params: await moderated(), body: { reason: 'An advertisement' } }),
    showPost: async () => ({ params: await moderated() }),
    listReportedPosts: nothing,
    decideReports: async () => ({ params: await reported(), body: { decision: 'dismissed' } }),
    listManagedCircles: nothing,
    createCircle: () => ({
      body: { slug: `circle-${crypto.randomUUID()}`, name: 'Water', description: 'Wells and tanks.' },
    }),
    updateCircle: async () => ({ params: await circle(), body: { group_url: 'https://groups.example/1' } }),
  };
}
