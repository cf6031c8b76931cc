import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { CIRCLE } from '#platform/testing/calls/forum-records.ts';

const circle = async (scene: Scene) => {
  const [row] = await scene.app.sql<{ id: string }>('select id from forum_circles where slug = $1', [
    CIRCLE.circle,
  ]);
  return { id: row?.id ?? '' };
};

export const calls = defineCalls({
  listManagedCircles: { who: 'admins', whole: 'thirty circles, and archived ones' },
  createCircle: {
    who: 'admins create',
    call: () => ({
      body: { slug: `circle-${crypto.randomUUID()}`, name: 'Water', description: 'Wells and tanks.' },
    }),
  },
  updateCircle: {
    who: 'admins',
    call: async (scene) => ({ params: await circle(scene), body: { group_url: 'https://groups.example/1' } }),
  },
});
