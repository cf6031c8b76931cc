import { proposal, takenCourse } from '#platform/testing/calls/course-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { courseContent, courseModule, insertCourse } from '#platform/testing/course-samples.ts';
import { callAs } from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';

const module = async (scene: Scene) => ({ params: { ...(await takenCourse(scene)).params, number: '1' } });

export const calls = defineCalls({
  // Only those who are enrolled.
  getCourseModule: { who: [401, 403, 403, 200, 403], call: module },
  saveModuleProgress: {
    who: [401, 403, 403, 200, 403],
    act: 'personal',
    call: async (scene) => ({ ...(await module(scene)), body: { version: 1, is_read: true } }),
  },
  answerCourseQuiz: {
    who: [401, 403, 403, 200, 403],
    act: 'personal',
    call: async (scene) => ({ ...(await module(scene)), body: { version: 1, answers: [[0], [1]] } }),
  },
  downloadCourseFile: {
    who: [401, 403, 403, 200, 403],
    call: async (scene) => {
      const { id, revision } = await proposal(scene);
      const file = await callAs(
        scene.app,
        scene.owner,
        'POST',
        `/course-proposals/${id}/files`,
        fileForm(samplePdf(), 'wells.pdf'),
      );
      const modules = [courseModule('one', { file_id: file.id })];
      await callAs(scene.app, scene.owner, 'PUT', `/course-proposals/${id}`, {
        revision,
        content: courseContent({ modules }),
      });
      const { slug } = await insertCourse(scene.app, { modules }, { id });
      await callAs(scene.app, scene.owner, 'PUT', `/courses/${slug}/enrolment`);
      return { params: { slug, number: '1' } };
    },
  },
});
