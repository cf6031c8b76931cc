import { collaboration, sharedCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { record } from '#platform/testing/calls/record-calls.ts';
import { callAs } from '#platform/testing/records.ts';

const reportBody = { title: 'First quarter', period_from: '2026-04-01', period_to: '2026-06-30' };
/** A draft of the owner's in a collaboration with a partner. */
const report = async (scene: Scene) => {
  const { id } = await sharedCollaboration(scene);
  const { id: reportId } = await record(scene, `/collaborations/${id}/reports`, reportBody);
  return { id, reportId: String(reportId) };
};
/** A report that a partner has sent to the owner. */
const receivedReport = async (scene: Scene) => {
  const { id, partner } = await sharedCollaboration(scene);
  const path = `/collaborations/${id}/reports`;
  const { id: reportId } = await callAs(scene.app, partner, 'POST', path, reportBody);
  await callAs(scene.app, partner, 'POST', `${path}/${reportId}/send`);
  return { id, reportId: String(reportId) };
};

export const calls = defineCalls({
  listQuotableComments: {
    who: 'reads own',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  listProgressReports: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  createProgressReport: {
    who: 'adds to own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'reports',
    heard: 'reports',
    call: async (scene) => ({ params: await collaboration(scene), body: reportBody }),
  },
  getProgressReport: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await report(scene) }),
  },
  updateProgressReport: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'reports',
    heard: 'reports',
    makesNothing: 'changes a row; its files are limited',
    call: async (scene) => ({ params: await report(scene), body: { title: 'Second quarter' } }),
  },
  removeProgressReport: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'reports',
    heard: 'reports',
    call: async (scene) => ({ params: await report(scene) }),
  },
  sendProgressReport: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'reports',
    heard: 'reports',
    isMainJob: true,
    call: async (scene) => ({ params: await report(scene) }),
  },
  answerProgressReport: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'answers',
    heard: 'reports',
    isMainJob: true,
    call: async (scene) => ({
      params: await receivedReport(scene),
      body: { status: 'accepted', round: 1 },
    }),
  },
  downloadProgressReport: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await report(scene) }),
  },
});
