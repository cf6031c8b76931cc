import { projectBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import type { Scene } from './define-calls.ts';
import { record } from './record-calls.ts';

/** A project of the owner's. */
export const project = (scene: Scene) => record(scene, '/profile/projects', projectBody());
/** The call of a route about a member's public page. */
export const memberPage = async (scene: Scene) => {
  const { id } = await createMember(scene.app);
  const [profile] = await scene.app.sql<{ slug: string }>('select slug from profiles where id = $1', [id]);
  return { params: { slug: profile?.slug ?? '' } };
};

/** A change of a service or a project. */
export const newTitle = { title: 'New title' };
