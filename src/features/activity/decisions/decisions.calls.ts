import { testimonial } from '#platform/testing/calls/admin-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const declined = async (scene: Scene) => {
  const { id } = await testimonial(scene);
  const admin = await createMember(scene.app, { admin: true });
  const body = { status: 'declined', reason: 'Too short.', version: 1 };
  await callAs(scene.app, admin, 'PUT', `/testimonials/${id}/decision`, body);
  return { kind: 'testimonial', id };
};

export const calls = defineCalls({
  getRefusal: { who: 'reads own', call: async (scene) => ({ params: await declined(scene) }) },
  answerRefusal: {
    who: 'adds to own',
    act: 'write',
    makesNothing: 'stores a row of each refused item at most, and those are limited',
    call: async (scene) => ({ params: await declined(scene), body: { body: 'It is longer now.' } }),
  },
});
