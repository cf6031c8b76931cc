import { callAs } from '#platform/testing/records.ts';
import type { Scene } from './define-calls.ts';
import { aboutAnother } from './record-calls.ts';

/** The call of a route about a member of the marketplace. */
export const aboutMember = (scene: Scene) => aboutAnother(scene.app);
/** A shortlist of the owner's. */
export const shortlist = async (scene: Scene) => {
  const body = { name: `List ${crypto.randomUUID()}` };
  const { id }: { id: string } = await callAs(
    scene.app,
    scene.owner,
    'POST',
    '/marketplace/shortlists',
    body,
  );
  return { id };
};
