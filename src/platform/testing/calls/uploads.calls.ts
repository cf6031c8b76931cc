import { defineCalls } from './define-calls.ts';
import { newUpload, removeUploads } from './resource-records.ts';

export const calls = defineCalls({
  createUpload: {
    who: 'creates',
    act: 'personal',
    call: async (scene) => {
      await removeUploads(scene);
      return { body: { name: 'plan.pdf', byte_size: 9 } };
    },
  },
  getFileSpace: { who: 'signed in' },
  listUploads: { who: 'signed in', whole: 'five open uploads at most' },
  removeUpload: {
    who: 'changes own',
    act: 'personal',
    call: async (scene) => ({ params: { id: await newUpload(scene) } }),
  },
});
