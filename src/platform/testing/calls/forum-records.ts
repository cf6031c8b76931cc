import { callAs, topicBody } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { Scene } from './define-calls.ts';
import { record } from './record-calls.ts';

/** The parameters of the circle that most calls are about. */
export const CIRCLE = { circle: 'gender-equality' };
/** The circle in which the owner is a moderator. */
const MODERATED = 'environment-sustainability';
const TOPICS = `/community/circles/${CIRCLE.circle}/topics`;
/** A topic of the owner's. */
export const topic = (scene: Scene) => record(scene, TOPICS, topicBody());
/** A reply of a member to a topic of the owner's. */
export const reply = async (scene: Scene, by: TestMember) => {
  const { id } = await topic(scene);
  return {
    topic: id,
    id: (await callAs(scene.app, by, 'POST', `/community/topics/${id}/replies`, { body: 'Yes' })).id,
  };
};

/** A topic in the circle that the owner moderates. */
export const moderated = async (scene: Scene) => {
  await scene.app.sql(
    `insert into forum_moderators (circle_id, member_id) select id, $1 from forum_circles where slug = $2
        on conflict do nothing`,
    [scene.owner.id, MODERATED],
  );
  return record(scene, `/community/circles/${MODERATED}/topics`, topicBody());
};

/** The call of a route about the circle. */
export const inCircle = () => ({ params: CIRCLE });
/** The call of a route about a topic. */
export const aboutTopic = async (scene: Scene) => ({ params: await topic(scene) });
