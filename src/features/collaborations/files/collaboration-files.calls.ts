import { collaboration, inCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';

const upload = async (scene: Scene) => {
  // Only a few can be on their way.
  await scene.app.sql('delete from uploads where owner_id = $1', [scene.owner.id]);
  return sendUpload(scene.app, scene.owner, samplePdf());
};
const file = async (scene: Scene) =>
  inCollaboration(scene, 'files', 'fileId', { upload_id: await upload(scene) });

export const calls = defineCalls({
  listFiles: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  createFile: {
    who: 'adds to own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'files',
    heard: 'files',
    isMainJob: true,
    call: async (scene) => ({ params: await collaboration(scene), body: { upload_id: await upload(scene) } }),
  },
  downloadAllFiles: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: { id: (await file(scene)).id } }),
  },
  updateFile: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'files',
    heard: 'files',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await file(scene), body: { name: 'Plan' } }),
  },
  removeFile: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'files',
    heard: 'files',
    call: async (scene) => ({ params: await file(scene) }),
  },
  listFileVersions: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    whole: 'fifty versions at most',
    call: async (scene) => ({ params: await file(scene) }),
  },
  createFileVersion: {
    who: 'adds to own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'files',
    heard: 'files',
    call: async (scene) => ({ params: await file(scene), body: { upload_id: await upload(scene) } }),
  },
  downloadFile: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await file(scene) }),
  },
  listFileOpenings: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await file(scene) }),
  },
});
