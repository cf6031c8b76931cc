import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';

export const calls = defineCalls({
  updateAvatar: {
    who: 'confirmed',
    act: 'write',
    scope: 'profile:write',
    call: async () => ({ body: fileForm(await samplePng(), 'me.png') }),
  },
  removeAvatar: { who: 'confirmed', act: 'write', scope: 'profile:write' },
});
