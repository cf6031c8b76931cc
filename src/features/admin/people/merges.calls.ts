import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

// A demo admin without an authenticator app merges demo members only.
const twoOfDemo = (app: TestApp) =>
  Promise.all([
    createMember(app, { demo: true, name: 'Asha Foundation' }),
    createMember(app, { demo: true }),
  ]);

export const calls = defineCalls({
  previewMerge: {
    ids: { ':id': 'person', into: 'person' },
    who: 'admins',
    call: async (scene) => {
      const [duplicate, kept] = await twoOfDemo(scene.app);
      return { params: { id: duplicate.id }, body: { into: kept.id } };
    },
  },
  mergePerson: {
    ids: { ':id': 'person', into: 'person' },
    who: 'admins',
    call: async (scene) => {
      const [duplicate, kept] = await twoOfDemo(scene.app);
      return {
        params: { id: duplicate.id },
        body: { into: kept.id, name: 'Asha Foundation', reason: 'It signed up twice.' },
      };
    },
  },
});
