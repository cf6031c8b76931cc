import { collaboration, inCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';

const milestone = (scene: Scene) =>
  inCollaboration(scene, 'milestones', 'milestoneId', { title: 'First pump' });

const fileIn = async ({ app, owner }: Scene, id: string): Promise<string> => {
  // Only a few can be on their way.
  await app.sql('delete from uploads where owner_id = $1', [owner.id]);
  const upload_id = await sendUpload(app, owner, samplePdf());
  return (await callAs(app, owner, 'POST', `/collaborations/${id}/files`, { upload_id })).id;
};

export const calls = defineCalls({
  listMilestones: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    whole: 'the timeline of one collaboration',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  createMilestone: {
    who: 'adds to own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'milestones',
    heard: 'milestones',
    isMainJob: true,
    call: async (scene) => ({ params: await collaboration(scene), body: { title: 'First pump' } }),
  },
  updateMilestone: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'milestones',
    heard: 'milestones',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await milestone(scene), body: { title: 'Last pump' } }),
  },
  addMilestoneEvidence: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'milestones',
    heard: 'milestones',
    makesNothing: 'twenty files of a milestone at most',
    call: async (scene) => {
      const params = await milestone(scene);
      return { params, body: { file_id: await fileIn(scene, params.id) } };
    },
  },
  removeMilestone: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'milestones',
    heard: 'milestones',
    call: async (scene) => ({ params: await milestone(scene) }),
  },
});
