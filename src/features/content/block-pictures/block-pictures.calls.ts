import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';

export const calls = defineCalls({
  updateBlockPicture: {
    who: 'admins',
    call: async () => ({
      params: { pageKey: 'home_hero', blockKey: `b${crypto.randomUUID().replaceAll('-', '_')}` },
      body: fileForm(await samplePng(), 'tap.png', { title: 'Girls at a new tap', version: '0' }),
    }),
  },
});
