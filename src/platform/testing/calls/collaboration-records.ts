import { callAs, initiativeBody, startCollaboration } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import type { Scene } from './define-calls.ts';
import { record } from './record-calls.ts';

/** A collaboration that the owner leads alone. */
export const collaboration = (scene: Scene) => record(scene, '/collaborations', initiativeBody());
/** A record inside a new collaboration. @returns the parameters of a route about it, its own id as `param`. */
export const inCollaboration = async (scene: Scene, part: string, param: string, body: object) => {
  const { id } = await collaboration(scene);
  return { id, [param]: (await record(scene, `/collaborations/${id}/${part}`, body)).id };
};

/** A valid body of an indicator. */
export const indicatorBody = {
  name: 'Girls in school',
  unit: 'girls',
  direction: 'increase',
  baseline_value: '120',
  baseline_date: '2026-01-01',
  target_value: '400',
  target_date: '2027-01-01',
};

/** An indicator in a new collaboration. */
export const indicator = (scene: Scene) => inCollaboration(scene, 'indicators', 'indicatorId', indicatorBody);
/** A collaboration of the owner's, and the partner. */
export const sharedCollaboration = async (scene: Scene) => {
  const partner = await createMember(scene.app);
  const { id } = await startCollaboration(scene.app, scene.owner, partner);
  return { id: String(id), partner };
};

/** A completed collaboration of the owner's, and the partner. */
export const completedCollaboration = async (scene: Scene) => {
  const { id, partner } = await sharedCollaboration(scene);
  await callAs(scene.app, scene.owner, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
  return { id, partner };
};
