import { insertCertificate } from '#platform/testing/certificate-samples.ts';
import { insertCourse } from '#platform/testing/course-samples.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from './call.ts';

/** Courses and certificates. */
export function learnCalls(app: TestApp, owner: TestMember): Calls {
  const course = async () => ({ params: { slug: (await insertCourse(app)).slug } });
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

  const certificate = async () => ({ params: { number: await insertCertificate(app, owner) } });

  return {
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
  };
}
