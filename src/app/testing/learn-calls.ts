import { insertCertificate } from '#platform/testing/certificate-samples.ts';
import { courseContent, courseModule, insertCourse } from '#platform/testing/course-samples.ts';
import { callAs } from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';
import { createSession, insertWebinar, sessionBody } from '#platform/testing/session-samples.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from './call.ts';

/** Courses, their dates, and certificates. */
export function learnCalls(app: TestApp, owner: TestMember): Calls {
  const course = async () => ({ params: { slug: (await insertCourse(app)).slug } });
  const courseId = async () => ({ params: { id: (await insertCourse(app)).id } });
  /** A course of which the owner has done the first module. */
  const taken = async () => {
    const { id, slug } = await insertCourse(app);
    await app.sql(
      `with enrolled as (
        insert into course_enrolments (user_id, course_id, enrolled_at, last_opened_at)
          values ($1, $2, now(), now()) returning user_id, course_id)
      insert into course_progress (user_id, course_id, module_id, done_at, updated_at)
        select user_id, course_id, 'one', now(), now() from enrolled`,
      [owner.id, id],
    );
    return { params: { slug } };
  };
  const module = async () => ({ params: { ...(await taken()).params, number: '1' } });
  const proposal = async (): Promise<{ id: string; revision: number }> => {
    await app.sql(
      `update profiles set documents_checked_on = current_date, documents_checked_until = current_date + 300
        where id = $1`,
      [owner.id],
    );
    const { id, revision } = await callAs(app, owner, 'POST', '/course-proposals');
    const body = { revision, content: courseContent() };
    return { id, revision: (await callAs(app, owner, 'PUT', `/course-proposals/${id}`, body)).revision };
  };
  const own = async () => ({ params: { id: (await proposal()).id } });
  const submitted = async () => {
    const { id, revision } = await proposal();
    await callAs(app, owner, 'PUT', `/course-proposals/${id}/submission`, { revision });
    return { params: { id }, revision };
  };

  const certificate = async () => ({ params: { number: await insertCertificate(app, owner) } });

  const session = async () => ({ params: { id: (await createSession(app, owner)).id } });

  return {
    listCourseSessions: course,
    listNextSessions: async () => ({ query: `?courses=${(await insertCourse(app)).id}` }),
    createCourseSession: async () => ({
      params: { slug: (await insertWebinar(app, owner)).slug },
      body: sessionBody(),
    }),
    updateCourseSession: async () => ({ ...(await session()), body: sessionBody({ minutes: 60 }) }),
    cancelCourseSession: async () => ({ ...(await session()), body: { reason: 'The trainer is ill.' } }),
    setSessionRecording: async () => {
      const { params } = await session();
      await app.sql("update course_sessions set starts_at = now() - interval '1 hour' where id = $1", [
        params.id,
      ]);
      return { params, body: { recording_url: 'https://video.example/1' } };
    },
    registerForSession: session,
    leaveSession: session,
    getSessionCalendar: session,
    listOwnCertificates: nothing,
    checkCertificate: certificate,
    downloadCertificate: certificate,
    revokeCertificate: async () => ({ ...(await certificate()), body: { reason: 'Issued by mistake.' } }),
    listCourses: nothing,
    getCourse: course,
    openCourse: course,
    enrolInCourse: course,
    leaveCourse: taken,
    listCourseRatings: course,
    rateCourse: async () => ({ ...(await taken()), body: { stars: 4 } }),
    removeCourseRating: taken,
    getCourseModule: module,
    saveModuleProgress: async () => ({ ...(await module()), body: { version: 1, is_read: true } }),
    answerCourseQuiz: async () => ({ ...(await module()), body: { version: 1, answers: [[0], [1]] } }),
    downloadCourseFile: async () => {
      const { id, revision } = await proposal();
      const file = await callAs(
        app,
        owner,
        'POST',
        `/course-proposals/${id}/files`,
        fileForm(samplePdf(), 'wells.pdf'),
      );
      const modules = [courseModule('one', { file_id: file.id })];
      await callAs(app, owner, 'PUT', `/course-proposals/${id}`, {
        revision,
        content: courseContent({ modules }),
      });
      const { slug } = await insertCourse(app, { modules }, { id });
      await callAs(app, owner, 'PUT', `/courses/${slug}/enrolment`);
      return { params: { slug, number: '1' } };
    },
    listOwnCourseProposals: nothing,
    createCourseProposal: async () => {
      await proposal();
      return {};
    },
    getCourseProposal: own,
    saveCourseProposal: async () => {
      const { id, revision } = await proposal();
      return { params: { id }, body: { revision, content: courseContent() } };
    },
    submitCourseProposal: async () => {
      const { id, revision } = await proposal();
      return { params: { id }, body: { revision } };
    },
    withdrawCourseProposal: async () => ({ params: (await submitted()).params }),
    removeCourseProposal: own,
    createCourseFile: async () => ({ ...(await own()), body: fileForm(samplePdf(), 'wells.pdf') }),
    previewCourseText: () => ({ body: { text: 'Text' } }),
    listWaitingCourseProposals: nothing,
    decideCourseProposal: async () => {
      const { params, revision } = await submitted();
      return { params, body: { revision, status: 'published' } };
    },
    listHiddenCourses: nothing,
    hideCourse: courseId,
    showCourse: courseId,
  };
}
