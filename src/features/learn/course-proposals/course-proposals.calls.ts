import { proposal } from '#platform/testing/calls/course-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { courseContent, insertCourse } from '#platform/testing/course-samples.ts';
import { callAs } from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';

const courseId = async (scene: Scene) => ({ params: { id: (await insertCourse(scene.app)).id } });
const own = async (scene: Scene) => ({ params: { id: (await proposal(scene)).id } });
const submitted = async (scene: Scene) => {
  const { id, revision } = await proposal(scene);
  await callAs(scene.app, scene.owner, 'PUT', `/course-proposals/${id}/submission`, { revision });
  return { params: { id }, revision };
};

export const calls = defineCalls({
  listOwnCourseProposals: { who: 'signed in' },
  // The owner has verification level 1.
  createCourseProposal: {
    who: [401, 403, 403, 201, 201],
    act: 'write',
    call: async (scene) => {
      await proposal(scene);
      return {};
    },
  },
  getCourseProposal: { who: [401, 403, 404, 200, 200], call: own },
  saveCourseProposal: {
    who: 'changes own',
    act: 'write',
    call: async (scene) => {
      const { id, revision } = await proposal(scene);
      return { params: { id }, body: { revision, content: courseContent() } };
    },
  },
  submitCourseProposal: {
    who: 'changes own',
    act: 'write',
    call: async (scene) => {
      const { id, revision } = await proposal(scene);
      return { params: { id }, body: { revision } };
    },
  },
  withdrawCourseProposal: {
    who: 'changes own',
    act: 'write',
    call: async (scene) => ({ params: (await submitted(scene)).params }),
  },
  removeCourseProposal: { who: 'changes own', act: 'write', call: own },
  createCourseFile: {
    who: 'adds to own',
    act: 'write',
    call: async (scene) => ({ ...(await own(scene)), body: fileForm(samplePdf(), 'wells.pdf') }),
  },
  previewCourseText: { who: 'confirmed', act: 'personal', call: () => ({ body: { text: 'Text' } }) },
  listWaitingCourseProposals: { who: 'admins' },
  decideCourseProposal: {
    who: 'admins',
    call: async (scene) => {
      const { params, revision } = await submitted(scene);
      return { params, body: { revision, status: 'published' } };
    },
  },
  listHiddenCourses: { who: 'admins' },
  hideCourse: { who: 'admins', call: courseId },
  showCourse: { who: 'admins', call: courseId },
});
